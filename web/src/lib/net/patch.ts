import type { Json, JsonObject, Patch } from './wire';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What one seat sees, from what everybody sees and the difference: the patch of an object holds the fields
 * that differ, the patch of a list is an object from index to patch, everything else is replaced as a whole.
 * Neither argument is changed.
 */
export function merge(base: Json | undefined, patch: Json | undefined): Json {
  if (patch === undefined) return base ?? null;
  if (!isObject(patch) || 'type' in patch) return patch;
  if (Array.isArray(base)) {
    return base.map((item, i) => merge(item, patch[i]));
  }
  if (!isObject(base)) return patch;
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(patch)) merged[key] = merge(base[key], value);
  return merged;
}

/** What a seat sees. The generated types promise that patches fit. */
export const patched = <T>(base: T, patch: Patch<T> | undefined): T =>
  merge(base as Json, patch as Json | undefined) as T;
