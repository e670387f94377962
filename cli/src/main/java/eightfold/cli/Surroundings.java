package eightfold.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * What a command can see of the world.
 *
 * @param terminal whether somebody watches {@code err}, so that progress is worth showing
 * @param home the project's folder
 */
record Surroundings(
    InputStream in, PrintWriter out, PrintWriter err, boolean terminal, Path home) {}
