/**
 * What a record has under an id that people chose; undefined = nothing. Ids like `constructor` are names of what every object
 * inherits, so a record is never indexed by them directly.
 */
export function valueById<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
