import type { Finding, FindingId, Severity } from '@diy/design/preflight';

/** A print file in storage. */
export interface PrintFile {
  surface_id: string;
  /** Private storage key. */
  key: string;
  width_px: number;
  height_px: number;
  bytes: number;
  /** Mean difference, of 255, between the reduced print and the surface drawn small. */
  parity: number;
}

/** A mockup picture in storage. */
export interface MockupFile {
  mockup_id: string;
  /** Public storage key. */
  key: string;
}

/** The result of a render. */
export interface RenderResult {
  print_files: PrintFile[];
  mockups: MockupFile[];
  /** A finding as it is stored with a render. Renders of older versions stored a Chinese sentence instead. */
  findings: StoredFinding[];
}

/** A finding with its key, worded in the reader's language. */
export interface KeyedFinding {
  id: FindingId;
  severity: Severity;
  /** Names exactly this finding; see `findingKey`. */
  key: string;
  params: Finding['params'];
}

/** A finding as it is kept with a render. Renders of older versions kept a Chinese sentence. */
export type StoredFinding = KeyedFinding | { id: string; severity: string; text: string };
