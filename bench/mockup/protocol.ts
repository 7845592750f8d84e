/** One mockup to make over and over; numbers in px unless named otherwise. */
export interface Case {
  /** flat, curved or folded. */
  kind: string;
  product: string;
  /** Holds `prepared.bin`, `artwork.rgba`, `blank.png` and the page's textures. */
  folder: string;
  surfaceId: string;
  colourHex: string;
  widthPx: number;
  heightPx: number;
  art: { widthPx: number; heightPx: number; pxPerMm: number };
  originMm: { xMm: number; yMm: number };
  /** Nearest plane map from artwork to picture: picture = matrix · artwork + origin. */
  affine: { matrix: [number, number, number, number]; origin: [number, number] };
  baseAlbedo: readonly [number, number, number];
  inkAlbedo: number;
}

/** Up to the pixels, or up to the JPEG the shop gets. */
export type Until = 'pixels' | 'jpeg';

export interface Task {
  one: Case;
  until: Until;
  ms: number;
  /** Where to leave the last picture as a PNG or JPEG for the eye; none when empty. */
  keep: string;
}

/** How many were made, and in how long. */
export interface Made {
  count: number;
  wallMs: number;
}

/** One way of making mockups, running in `lanes` processes or pages. */
export interface Side {
  name: string;
  pids(): number[];
  run(lane: number, task: Task): Promise<Made>;
  close(): Promise<void>;
}
