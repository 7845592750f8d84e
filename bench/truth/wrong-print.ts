import type { FindingId, Severity } from '../../design/src/preflight/index.ts';
import { design, image, type Plan, type SampleDesign } from './sample-designs.ts';
import { type PictureKind, samplePicture } from './sample-pictures.ts';

/** A way a print goes wrong, and what must be said of it; `none` = a print that is right and must pass. */
export interface WrongPrint {
  sample: SampleDesign;
  expected: `${FindingId} ${Severity}` | 'none';
}

/** The middle of a shirt's front. */
export const middle = { xMm: 150, yMm: 190 };
/** The middle of a mug's wrap. */
export const mug = { xMm: 100, yMm: 41 };

/** A case of the table. */
export function wrong(name: string, expected: WrongPrint['expected'], plan: Plan): WrongPrint {
  return { sample: design(name, plan), expected };
}

/** One picture of 100 mm in the middle of a shirt. */
export function onShirt(
  kind: PictureKind,
  name: string,
  expected: WrongPrint['expected'],
  more: Partial<Plan> = {},
): WrongPrint {
  const picture = samplePicture(kind);
  const layers = [image(picture, { ...middle, widthMm: 100, heightMm: 100 })];
  return wrong(name, expected, { product: 'tshirt', layers, pictures: [picture], ...more });
}

/** A line of text there. */
export const words = { ...middle, widthMm: 200, heightMm: 60, fontSizeMm: 40 };
