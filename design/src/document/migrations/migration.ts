/** A JSON object before its shape is known. */
export type JsonObject = Record<string, unknown>;

/** One step from a document shape to the next; never edited after it landed. */
export interface Migration {
  readonly from: number;
  /** Gets a document of shape `from` and returns shape `from + 1`, without changing its argument. */
  readonly migrate: (document: JsonObject) => JsonObject;
}

/** Narrows a value to a JSON object (not an array). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
