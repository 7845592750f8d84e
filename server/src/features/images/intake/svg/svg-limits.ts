/** SVG files larger than this are refused unread. */
export const MAX_SVG_BYTES = 10 * 1024 * 1024;
/** Elements that are written in a file; maps and halftones of drawing programs stay well below. */
export const MAX_ELEMENTS = 300_000;
/** Elements after every reference (`use`, patterns, masks, markers) is put in its place. */
export const MAX_EXPANDED_ELEMENTS = 1_000_000;
export const MAX_DEPTH = 500;
/** Entities of a document type: drawing programs write a dozen names for their own namespaces. */
export const MAX_ENTITIES = 100;
export const MAX_ENTITY_LENGTH = 1000;
/** Characters that entities may add to a document in all. */
export const MAX_ENTITY_TEXT = 1_000_000;
