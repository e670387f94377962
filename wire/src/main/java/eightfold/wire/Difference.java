package eightfold.wire;

/**
 * What one seat sees, written as the difference to what everybody sees.
 *
 * @param common what everybody sees
 * @param own what the seat sees
 */
public record Difference<T>(T common, T own) {}
