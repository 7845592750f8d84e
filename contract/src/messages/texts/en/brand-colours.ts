import type { brandColours as zh } from '../zh/brand-colours.ts';

export const brandColours: { readonly [Id in keyof typeof zh]: string } = {
  'brand-colours.stale-version':
    'The brand colours were changed elsewhere; nothing was overwritten. Look at the newest list and save again',
};
