import type { AiImageKind, AiProvider } from '@diy/contract/ai-images/ai-image-shapes';
import type { PatternFonts } from '@diy/patterns';
import type { PictureFile } from './picture-file.ts';

/** Everything a provider is told of one picture. */
export interface GenerationRequest {
  /** Words as the person wrote them. */
  words: string;
  /** Words with what kind and style add; what models are sent. */
  prompt: string;
  negativePrompt: string;
  widthPx: number;
  heightPx: number;
  kind: AiImageKind;
  transparent: boolean;
  family: string;
  strength: number;
  seed: number;
  /** Prepared JPEGs (white ground, longer side 800 px), at most as many as the provider looks at. */
  sources: Buffer[];
}

/** A picture as it came, not yet checked. */
export interface MadePicture {
  /** A temporary file; whoever gets it deletes it. */
  file: PictureFile;
  model: string;
  /** Null when the provider takes none. */
  seed: number | null;
  /** What it did cost, where that follows from the answer; otherwise the price per image counts. */
  cost?: number;
}

/** Where a picture is put, and until when it is wanted. */
export interface MakingContext {
  /** Folder for temporary files. */
  folder: string;
  /** Aborted when the image is cancelled, taken over, or its time is up (reason `TimeoutError`). */
  signal: AbortSignal;
  /** The shipped faces, for pictures with letters. */
  fonts: PatternFonts;
}

/** One way to make pictures. */
export interface Provider {
  /** What people may know of it. */
  shown: AiProvider;
  /** Images under way at once, over all processes and accounts. */
  concurrency: number;
  timeoutMs: number;
  /** Makes one picture. Throws a GenerationError, or the signal's reason when that is not a time-out. */
  make(order: GenerationRequest, context: MakingContext): Promise<MadePicture>;
}
