/** A generated table as a file. */
export interface WrittenBytes {
  bytes: Buffer;
  /** For people. */
  form: string;
  /** What happened to the file as a whole; null = nothing. */
  damage: string | null;
  /** It may be read in more than one way, so a stop is right. */
  isDoubtful: boolean;
}
