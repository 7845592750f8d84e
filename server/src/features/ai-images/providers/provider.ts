import type { AiImageKind, AiProvider } from '@diy/contract/ai-images/ai-image-shapes';
import type { PatternFonts } from '@diy/patterns';
import type { PictureFile } from './picture-file.ts';

/** Everything a provider needs for one picture. */
export interface GenerationRequest {
  /** The prompt as the person wrote it. */
  words: string;
  /** The prompt with what kind and style add; models get this one. */
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

/** A picture as the provider sent it, not yet checked. */
export interface ProviderPicture {
  /** A temporary file that the receiver deletes. */
  file: PictureFile;
  model: string;
  /** It is null when the provider takes none. */
  seed: number | null;
  /** The cost if the response says so; otherwise the price per image counts. */
  cost?: number;
}

/** Where a picture is put, and until when it is wanted. */
export interface MakingContext {
  /** Folder for temporary files. */
  folder: string;
  /** Aborted when the image is cancelled, taken over, or its time is up (reason `TimeoutError`). */
  signal: AbortSignal;
  /** Hosts that pictures may be fetched from besides the service itself; empty = every public one. */
  pictureHosts: readonly string[];
  /** Pictures are fetched over TLS only; from the service itself also without. */
  isTlsOnly?: boolean;
  /** The shipped faces, for pictures with letters. */
  fonts: PatternFonts;
}

/** One service or engine that makes images from words and source images. */
export interface Provider {
  /** What clients may know about it. */
  shown: AiProvider;
  /** Images under way at once, over all processes and accounts. */
  concurrency: number;
  timeoutMs: number;
  /** Whether its settings name a price, for an image or for tokens. */
  mayCharge: boolean;
  /** Makes one picture. Throws a GenerationError, or the signal's reason when that is not a time-out. */
  make(request: GenerationRequest, context: MakingContext): Promise<ProviderPicture>;
}
