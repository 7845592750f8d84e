import { z } from 'zod';
import { hexColour } from '../layer-base.ts';

/** −100 to 100, 0 = as it is. */
const amount = z.number().min(-100).max(100).optional();

/**
 * How a picture's colours are changed when it is drawn; its file and its transparency stay as they are. Missing fields
 * change nothing. Applied in the order of the fields, inverting first.
 */
export const imageFilter = z.strictObject({
  /** Light becomes dark and dark light. */
  invert: z.boolean().optional(),
  /** Lifts or lowers the middle tones; black and white stay. */
  brightness: amount,
  /** Spreads tones from middle grey, or draws them towards it. */
  contrast: amount,
  /** −100 = grey. */
  saturation: amount,
  /** Turns every hue, in degrees. */
  hueDeg: z.number().min(-180).max(180).optional(),
  /** Colour temperature: positive is warmer. */
  warmth: amount,
  /** 0 to 100: towards the brown of an old photograph. */
  sepia: z.number().min(0).max(100).optional(),
  /** One colour only: the darkest tone becomes `colour`, white stays white. `amount` 0 to 100 mixes with the picture. */
  tint: z
    .strictObject({ colour: hexColour, amount: z.number().min(0).max(100) })
    .nullable()
    .optional(),
});
export type ImageFilter = z.infer<typeof imageFilter>;

/** The fields with a number, in the order they are applied. */
export const FILTER_AMOUNTS = [
  'brightness',
  'contrast',
  'saturation',
  'hueDeg',
  'warmth',
  'sepia',
] as const satisfies readonly (keyof ImageFilter)[];
export type FilterAmount = (typeof FILTER_AMOUNTS)[number];

/** Text that is equal for filters that do the same; empty for one that changes nothing. */
export function filterKey(filter: ImageFilter | null | undefined): string {
  const plain = filter && withoutNeutral(filter);
  return plain ? JSON.stringify(plain) : '';
}

/** The filter with other settings, without fields that change nothing; null where none is left. */
export function changeFilter(
  filter: ImageFilter | null | undefined,
  changes: Partial<ImageFilter>,
): ImageFilter | null {
  return withoutNeutral({ ...filter, ...changes });
}

function withoutNeutral(filter: ImageFilter): ImageFilter | null {
  const amounts = FILTER_AMOUNTS.filter((field) => filter[field]).map((field) => [field, filter[field]]);
  const { tint } = filter;
  const kept: ImageFilter = {
    ...(filter.invert ? { invert: true } : {}),
    ...Object.fromEntries(amounts),
    ...(tint && tint.amount > 0 ? { tint: { colour: tint.colour.toUpperCase(), amount: tint.amount } } : {}),
  };
  return Object.keys(kept).length === 0 ? null : kept;
}
