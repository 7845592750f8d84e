import type { PsdView } from '../views/view.ts';

/** What is done next of a document; announced before it is begun, since each may take many seconds. */
export type BakingStep =
  /** Its layers are composed and compared with the picture in the file. */
  | { step: 'compare' }
  /** A surface of the document, or of one of its views, is baked. */
  | { step: 'surface'; name: string; number: number; count: number; view?: Pick<PsdView, 'kind' | 'name'> };

export type OnStep = (step: BakingStep) => void;

export const unannounced: OnStep = () => undefined;
