/** A print file in storage. */
export interface PrintFile {
  surface_id: string;
  /** Private storage key. */
  key: string;
  width_px: number;
  height_px: number;
  bytes: number;
  /** Mean difference from the surface drawn small, of 255. */
  parity: number;
}

/** A mockup picture in storage. */
export interface MockupFile {
  mockup_id: string;
  /** Public storage key. */
  key: string;
}

/** What a render leaves behind. */
export interface RenderResult {
  print_files: PrintFile[];
  mockups: MockupFile[];
  /** Preflight's sentences of that version. */
  findings: { id: string; severity: string; text: string }[];
}
