import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint, noInput } from './endpoint.ts';
import { MAX_INTEGER } from './paging.ts';

/** The most brand colours of an account, as many as a list of swatches can show. */
export const MAX_BRAND_COLOURS = 60;

/** The longest name of a brand colour. */
export const MAX_COLOUR_NAME = 40;

/** One of the account's own colours, as the designer offers it. */
export const brandColour = z.strictObject({
  /** What the person calls it. */
  name: z.string().trim().min(1).max(MAX_COLOUR_NAME),
  /** sRGB, `#RRGGBB` in capitals. */
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
});
export type BrandColour = z.infer<typeof brandColour>;

/** All brand colours of an account, in the person's order. */
export const brandColours = z.object({
  /** Rises with each save; 0 = none were ever saved. */
  version: z.number().int().min(0),
  list: z.array(brandColour),
});
export type BrandColours = z.infer<typeof brandColours>;

export const listBrandColours = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/brandColour/list',
  auth: 'token',
  feature: 'brand-colours',
  summary: 'The account’s brand colours, in its own order.',
  input: noInput,
  data: brandColours,
});

export const saveBrandColours = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/brandColour/save',
  auth: 'token',
  feature: 'brand-colours',
  summary:
    'Replace the list of brand colours; a stale `version` is refused (`brand-colours.stale-version`), nothing overwritten.',
  input: z.strictObject({
    /** Version the caller last saw. */
    version: z.number().int().min(0).max(MAX_INTEGER),
    /** All of them, in order; each colour once. */
    list: listOf(brandColour)
      .max(MAX_BRAND_COLOURS)
      .refine((list) => new Set(list.map(({ hex }) => hex)).size === list.length, {
        message: 'A colour stands there twice.',
      }),
  }),
  data: brandColours,
});
