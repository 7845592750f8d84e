import { vectorLayer, vectorPath } from '@diy/design/layers';
import { z } from 'zod';

/** Categories in the sequence in which they are offered; each has its file in `data/`. */
export const GRAPHIC_CATEGORIES = [
  ...(['animals', 'nature', 'food', 'love', 'holidays', 'hobbies', 'sport'] as const),
  ...(['frames', 'badges', 'ornaments', 'dividers'] as const),
] as const;
export type GraphicCategory = (typeof GRAPHIC_CATEGORIES)[number];

/** A drawing of the library, as `web/scripts/make-graphics.mts` writes it. */
export const graphic = z.strictObject({
  id: z.string(),
  zh: z.string().min(1),
  en: z.string().min(1),
  /** Further words by which it is found, in Chinese and English. */
  words: z.string(),
  /** Source of the graphic; `LICENCES.md` explains the sources. */
  source: z.enum(['own', 'fluent-emoji']),
  viewBox: vectorLayer.shape.viewBox,
  paths: z.array(vectorPath).min(1),
});
export type Graphic = z.infer<typeof graphic>;
