import { designDocument } from '@diy/design/document';
import { z } from 'zod';
import { user } from '../accounts/accounts.ts';
import { categoryId } from '../category-fields.ts';
import { defineEndpoint, emptyData } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ALL, idList, listData, listInput, publicId, versionNumber } from '../paging.ts';
import { MAX_ID } from '../public-id.ts';
import { shownText } from '../shown-text.ts';
import { acceptedDocument } from './accepted-document.ts';
import { designFinding } from './design-findings.ts';

/** Longest name of a design, in UTF-16 units. */
export const MAX_DESIGN_NAME = 120;

/** State of the pictures and print files made from a design's newest version. */
export const renderState = z.enum(['queued', 'running', 'done', 'failed']);
export type RenderState = z.infer<typeof renderState>;

/** A saved design (作品) as lists show it. */
export const designRow = z.object({
  id: publicId,
  sku: z.string(),
  name: z.string(),
  version: z.number().int(),
  template_id: publicId,
  template_title: z.object({ zh: z.string(), en: z.string() }),
  /** Version of the template that the design is on. */
  template_version: z.number().int(),
  /** The template’s newest version, where a print on it differs: saving with it as `template_version` takes it. Null = there is none. */
  newer_template_version: z.number().int().nullable(),
  /** Category of its template. */
  pid: z.string(),
  colour_id: z.string(),
  size_id: z.string(),
  /** Public picture to show at once: first mockup when rendered, else the cover the designer made; null = none yet. */
  cover: z.string().nullable(),
  /** The print files and mockups of this version. */
  render: z.object({
    state: renderState,
    /** For people, in the caller's language; set when failed. */
    error: z.string().nullable(),
    /** Stable id of that reason, `rendering.…` or `preflight.…`; null where only a sentence was kept. */
    error_id: z.string().nullable(),
    mockups: z.array(z.object({ mockup_id: z.string(), url: z.string() })),
    /** Signed links, valid for 15 minutes; none of a design that must not be printed. */
    print_files: z.array(
      z.object({
        surface_id: z.string(),
        url: z.string(),
        width_px: z.number(),
        height_px: z.number(),
        resolution_dpi: z.number(),
        /** Bleed included on every side, in mm; 0 = the file ends at the trim line. */
        bleed_mm: z.number(),
        bytes: z.number(),
        /** Ids of pictures within 0.2 % of their own pixels, which are printed with just those, on whole pixels. */
        snapped_layers: z.array(z.string()),
      }),
    ),
    /**
     * Preflight findings of this version, worst first. As long as an error among them is not accepted, `state` is
     * `failed` and there are no print files.
     */
    findings: z.array(designFinding),
  }),
  created_at: z.string(),
  updated_at: z.string(),
});
export type DesignRow = z.infer<typeof designRow>;

/**
 * A design opened for editing. `image_urls` maps library image ids used in it to picture URLs of at most 2048 px;
 * `damaged_images` are those among them whose files lack data.
 */
export const designItem = designRow.extend({
  /** The document as it was saved, brought up to the newest format. */
  design: designDocument,
  image_urls: z.record(z.string(), z.string()),
  /** Ids of images in it whose files lack data. */
  damaged_images: z.array(publicId),
});
export type DesignItem = z.infer<typeof designItem>;

export const listDesigns = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/save/list',
  auth: 'token',
  feature: 'designs',
  summary: 'Saved designs, newest first.',
  input: z.strictObject({
    ...listInput,
    /** Category of templates; `all` = every one. */
    pid: categoryId.default(ALL),
    /** Only designs of this batch. */
    piliang_id: z.string().max(MAX_ID).optional(),
  }),
  data: listData(designRow, {
    /** The account that asks. */
    diyUser: user,
    /** The batch asked for by `piliang_id`. */
    piliang: z.object({ id: publicId, name: z.string() }).nullable(),
  }),
});

export const getDesign = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/save/item',
  auth: 'token',
  feature: 'designs',
  summary: 'One saved design with its document.',
  input: z.strictObject({ id: publicId }),
  data: designItem,
});

export const saveDesign = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/save',
  auth: 'token',
  feature: 'designs',
  summary:
    'Create a design, or save a new version; a stale `version` is refused (`designs.stale-version`), nothing overwritten.',
  input: z.strictObject({
    id: publicId.optional(),
    /** Version the caller last saw; needed with `id`. */
    version: versionNumber.optional(),
    template_id: publicId,
    /** Template version the design was made with; default newest. */
    template_version: versionNumber.optional(),
    name: shownText().min(1).max(MAX_DESIGN_NAME),
    /** In the current format, or an older one, which is brought to it. */
    design: acceptedDocument,
    /** Storage key of a cover picture made by the designer (spec §9 preparation). */
    cover_key: z.string().max(300).optional(),
    /** Repeating a create with the same key returns the first result, unless that design has been deleted since. */
    idempotency_key: idempotencyKey.optional(),
  }),
  data: z.object({ id: publicId, sku: z.string(), version: z.number().int() }),
});

export const copyDesign = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/copy',
  auth: 'token',
  feature: 'designs',
  summary: 'A copy of a design under a new id and SKU.',
  input: z.strictObject({ id: publicId }),
  data: z.object({ id: publicId, sku: z.string(), version: z.number().int() }),
});

export const deleteDesigns = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/delete',
  auth: 'token',
  feature: 'designs',
  summary: 'Delete designs; recoverable for 30 days.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number() }),
});

export const restoreDesigns = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/restore',
  auth: 'token',
  feature: 'designs',
  summary: 'Bring deleted designs back.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ restored: z.number() }),
});

export const retryRender = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/render',
  auth: 'token',
  feature: 'designs',
  summary: 'Draw pictures and print files again where that failed.',
  input: z.strictObject({ ids: idList }),
  data: emptyData,
});
