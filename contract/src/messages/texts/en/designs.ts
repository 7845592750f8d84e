import type { designs as zh } from '../zh/designs.ts';

export const designs: { readonly [Id in keyof typeof zh]: string } = {
  'designs.invalid-document': 'The design is incomplete or malformed; reload and try again',
  'designs.no-surface': 'The template has no surface {surfaceId}',
  'designs.no-colour': 'The template has no colour {colourId}',
  'designs.no-size': 'The template has no size {sizeId}',
  'designs.own-font-fallback':
    'Fonts for missing letters can only be ones that we ship, not own fonts (layer “{layer}”): an own font never takes the place of another. Set it as the font of the words instead',
  'designs.not-of-template': '{wrong}. Choose again in the designer',
  'designs.no-such-finding':
    'This version has no such error: {keys}. Reload the page and look at what preflight says now',
  'designs.cannot-accept':
    'This error cannot be passed over, since nothing right could be printed. Put the design right first',
  'designs.sku-taken': 'The SKU “{sku}” is taken by another design; change the batch’s SKU rule and retry',
  'designs.stale-version':
    'A newer version was saved elsewhere; nothing was overwritten. Load it, or save yours as a copy',
  'designs.unknown-image': 'Not in the library: {count:images} of the design; replace them and save again',
  'designs.used-by-orders':
    '{names}[ and others ({others})]: {lines} order lines are still open. Ship or cancel them first',
  'designs.foreign-cover': 'The cover is not among your uploads; upload it again',
  'designs.unreadable-cover': 'The cover cannot be read; save again',
};
