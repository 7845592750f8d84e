/** How much of a document is read. */
export interface ReadLimits {
  /** Largest file. */
  bytes: number;
  /** The most pixels of the document. */
  pixels: number;
  /** Bytes of all channels of all layers, decoded. */
  decodedBytes: number;
  /** Groups included. */
  layers: number;
  /** Groups within groups. */
  nesting: number;
}

/** What one document may be unless the caller says otherwise: 8000 px of several hundred megabytes fit. */
export const READ_LIMITS: ReadLimits = {
  bytes: 1_000_000_000,
  pixels: 120_000_000,
  decodedBytes: 2_000_000_000,
  layers: 2_000,
  nesting: 40,
};
