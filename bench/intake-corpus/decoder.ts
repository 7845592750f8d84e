/** Another program that reads pictures. */
export interface Decoder {
  name: string;
  kinds: readonly string[];
  /** Path of an upright 8-bit sRGB PNG; null where it does not read the file. */
  decode(path: string, sides: { widthPx: number; heightPx: number }): Promise<string | null>;
  close?(): Promise<void>;
}
