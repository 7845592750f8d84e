import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { listData, listInput, publicId, someIds } from '../paging.ts';
import { mockupItem } from '../templates.ts';

/** A picture that a PSD holds besides the whole of it: a part of its page, or a state of its layers. */
export const psdView = z.object({
  id: z.string(),
  /** The kind of view; `guides` = a part of the page between guides, `comp` = a layer comp, `colour` = the product in a colour. */
  kind: z.enum(['artboard', 'slice', 'guides', 'comp', 'colour']),
  /** The author’s name for it, else its number. */
  name: z.string(),
});
export type PsdView = z.infer<typeof psdView>;

/** A colour that layers of a PSD give the product. */
const psdColour = z.object({
  name: z.string(),
  /** sRGB; empty = the layer does not say. */
  hex: z.string(),
  /** The layers that it is one of, where the PSD has several sets of them: only one can be the product's. Null = there is one set. */
  set: z.object({ id: z.string(), /** Name of its group; empty = in none. */ name: z.string() }).nullable(),
});

/** A smart object that was found in a PSD; equal ones are one. */
export const psdSurface = z.object({
  /** Names it in `psd.surface` of a template's settings: in a view that of the smart object, `@` and the view's id. */
  key: z.string(),
  /** What of the PSD its mockup shows; null = all of it, as it was saved. */
  view: psdView.nullable(),
  /** The colour that a layer of the PSD gives the product; null = none, or `saved_colours` says it. */
  colour: psdColour.nullable(),
  /** Where the PSD has several sets of colours: the one of each that it was saved in. Views show the others. */
  saved_colours: z.array(psdColour),
  /** Name of its topmost layer. */
  name: z.string(),
  /** Size of its contents; the print must have the same proportions. Says nothing of millimetres. */
  width_px: z.number(),
  height_px: z.number(),
  /** Names of the PSD's other smart objects: what its author put into them stays in the mockup. */
  shows_also: z.array(z.string()),
  /** Why nothing can be printed on it, each with the layer and what it does; empty when it can be used. */
  problems: z.array(z.string()),
  /** What is not proven or not shown, with the layers; people look at it. */
  notes: z.array(z.string()),
  /** The file holds no picture of its layers with which the mockup could be compared: people compare them. */
  is_unproven: z.boolean(),
  /** How far mockups are from what Photoshop's formulas give, of 255: on average, and at 99 of 100 pixels. */
  difference: z.object({ mean: z.number(), p99: z.number() }).nullable(),
  /** To show it with a print; its surface is 1000 mm wide and as high as the proportions say. Null with problems. */
  mockup: mockupItem.nullable(),
});
export type PsdSurface = z.infer<typeof psdSurface>;

export const readPsdMockup = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/psd/read',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Have a PSD of the library read as a mockup. When the operation has succeeded, `psd/item` has its smart objects; reading the same PSD again costs nothing.',
  input: z.strictObject({ image_id: publicId }),
  data: z.object({ operation_id: publicId }),
});

export const getPsdMockup = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/psd/item',
  auth: 'token',
  feature: 'own-templates',
  summary: 'The smart objects of a PSD that was read, the topmost first.',
  input: z.strictObject({ image_id: publicId }),
  data: z.object({ image_id: publicId, surfaces: z.array(psdSurface) }),
});

/** A PSD that was read, is being read or waits for it. */
export const psdReading = z.object({
  /** Its image in the library; `psd/read` reads it again. */
  id: publicId,
  name: z.string(),
  /** The work that reads it, for `operations/cancel`. */
  operation_id: publicId,
  /** `refused` with `reasons`; `cancelled` by a person. */
  state: z.enum(['waiting', 'reading', 'ready', 'refused', 'cancelled']),
  /** What is done with it now, in words; empty unless it is being read. */
  progress: z.string(),
  /** The reasons of a refusal, each with the layer and its feature. */
  reasons: z.array(z.string()),
  /** Nothing in the file proves how its mockups look (`is_unproven` of a smart object). */
  is_unproven: z.boolean(),
  /** How many of its smart objects can be printed on, of all. */
  usable: z.number().int(),
  surfaces: z.number().int(),
  /** Public URL of its first mockup, without artwork; empty until there is one. */
  mockup_url: z.string(),
  /** Public URL of the picture that is in the PSD; empty when the image is gone. */
  url: z.string(),
  /** The newest template made of it; null = none. */
  template_id: publicId.nullable(),
});
export type PsdReading = z.infer<typeof psdReading>;

export const listPsdReadings = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/template/own/psd/list',
  auth: 'token',
  feature: 'own-templates',
  summary: 'PSDs read as mockups or waiting for it, those asked for last first.',
  input: z.strictObject({ p: listInput.p, limit: listInput.limit }),
  data: listData(psdReading, {
    /** How many of all pages wait or are being read. */
    open: z.number().int(),
  }),
});

export const removePsdReadings = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/psd/remove',
  auth: 'token',
  feature: 'own-templates',
  summary:
    'Take PSDs (by image) out of the list of readings; those being read are stopped. Images and templates stay.',
  input: z.strictObject({ ids: someIds }),
  data: z.object({ removed: z.number().int() }),
});
