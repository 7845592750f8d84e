import type {
  BakedSurface,
  BakingNote,
  BakingStep,
  PsdView,
  RefusalReason,
  RefusedPart,
  ShownColour,
} from '@diy/psd';

/** What is sent to the reading process. */
export interface ToPsdWorker {
  path: string;
  /** Where the pictures are written, as bare bytes; it exists. */
  folder: string;
  /** Longer side of the mockup. */
  longestPx: number;
}

/** A picture of a baked surface: a file of bare bytes, red, green and blue of each pixel. */
export interface BareFile {
  path: string;
  widthPx: number;
  heightPx: number;
}

/** A smart object and what came of it. */
export interface ReadSurface {
  key: string;
  name: string;
  widthPx: number;
  heightPx: number;
  /** Names of the other smart objects, whose own contents stay in the picture. */
  showsAlso: string[];
  problems: RefusedPart[];
  /** What people must know of its pictures. */
  notes: BakingNote[];
  difference: BakedSurface['difference'] | null;
  /** What of the document its pictures show; null = all of it, as it was saved. */
  view: PsdView | null;
  colour: ShownColour | null;
  /** The colour that the document was saved in, for each of several sets of colours. */
  savedColours: ShownColour[];
  baked: BakedFiles | null;
}

/** The pictures of a surface as the mockup's files hold them. */
export interface BakedFiles {
  base: BareFile;
  greys: BareFile[];
  ground: BareFile | null;
  coverage: BareFile;
  uv: BareFile;
}

/** What the reading process does next. */
export type ReadingStep = { step: 'read'; bytes: number } | BakingStep;

/** From the reading process; it ends after this. */
export type FromPsdWorker =
  | { type: 'read'; surfaces: ReadSurface[] }
  | { type: 'refused'; reason: RefusalReason | 'profile'; parts: RefusedPart[] }
  | { type: 'broken'; message: string };
