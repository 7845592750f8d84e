import { imageFilter as pictureFilter } from '@diy/design/layers';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicId } from '../paging.ts';
import {
  cellPx,
  colourCount,
  contiguous,
  edgeKind,
  enlargeContent,
  enlargeFactor,
  featherPx,
  inkStyle,
  marginPx,
  opaqueColour,
  overlap,
  tolerance,
} from './image-work-steps.ts';
import { imageRow } from './images.ts';

/** Longer side of the previews that are kept of every picture. */
export const PREVIEW_PX = 2048;
/** Longer side and pixels of the largest copy in print's colours: what a print draws from, of nearly all products. */
export const COPY_PX = 8192;
export const COPY_PIXELS = 24_000_000;

export const filteredImage = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/filtered',
  auth: 'token',
  feature: 'images',
  summary:
    'A copy of a picture as it prints: colours are changed in full size and reduced then. Takes a second or more for a large one.',
  input: z.strictObject({
    id: publicId,
    /** Null = the colours as they are, true in tone whenever the image was uploaded. */
    filter: z.strictObject(pictureFilter.shape).nullable().default(null),
    /** How often the print halves the picture (0 = it is drawn in full size); counts above 24 megapixels. */
    halvings: z.number().int().min(0).max(16).default(0),
    /** Longer side of the copy, as far as it has 24 megapixels at most; a smaller picture keeps its size. */
    edge_px: z.number().int().min(16).max(COPY_PX).default(PREVIEW_PX),
  }),
  data: z.object({
    /** Pixels of the copy. */
    width: z.number().int(),
    height: z.number().int(),
    /** WebP where there is transparency. */
    type: z.enum(['image/jpeg', 'image/webp']),
    /** The file in base64. */
    picture: z.string(),
  }),
});

/**
 * `cut_out`: make a flat or graded ground transparent; `trim`: cut off what is empty or of one colour at the borders;
 * `remove_white`: make white transparent; `seamless`: repeats without a seam; `reduce_colours`: few flat colours;
 * `one_colour`: one ink with solid edges; `extend_edge`: more picture on each side, for bleed; `enlarge`: more pixels,
 * which preflight does not take for resolution.
 */
export const EDIT_TOOLS = [
  'cut_out',
  'trim',
  'remove_white',
  'seamless',
  'reduce_colours',
  'one_colour',
  'extend_edge',
  'enlarge',
] as const;

export const editImage = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/image/edit',
  auth: 'token',
  feature: 'images',
  summary: 'Make a new image from one of the library, or only look at what it would be; the original stays.',
  input: z.strictObject({
    id: publicId,
    tool: z.enum(EDIT_TOOLS),
    /**
     * How far a channel (of 255) may be from white, from the border's colour or from the ground (16 = as far as its grain
     * needs), and still count as it.
     */
    tolerance,
    /** `remove_white`: width of the soft, colour-cleaned edge, in pixels of the original. */
    feather_px: featherPx,
    /** `trim`: pixels left around the picture; `extend_edge`: pixels added on each side. */
    margin_px: marginPx.default(0),
    /** `extend_edge`: the picture mirrored at its edge, or the colour of its edge drawn out. */
    edge: edgeKind,
    /** `reduce_colours`: how many colours are left at most. */
    colours: colourCount.default(6),
    /** `one_colour`: the ink. */
    ink: opaqueColour.default('#000000'),
    /** `one_colour`: dots whose size is the tone, or ink wherever it is darker than the middle. */
    style: inkStyle,
    /** `one_colour`: distance of the dots, in pixels of the original. */
    cell_px: cellPx,
    /** `one_colour`: the ink stands for what is light, as white does on a dark shirt. */
    inverted: z.boolean().default(false),
    /** `seamless`: share of width and height that lies over the other border, about. */
    overlap,
    /** `enlarge`: pixels that one becomes along a side. */
    factor: enlargeFactor.default(2),
    /** `enlarge`: flat colours with sharp edges, or anything else. */
    content: enlargeContent.default('flat_art'),
    /** `remove_white`, `cut_out`: only what reaches the border; false = also what is enclosed, inside letters too. */
    contiguous,
    /** Returns a picture of at most 800 px, an enlarged one of 1600 px; nothing is saved. */
    preview: z.boolean().default(false),
  }),
  data: z.object({
    /** Size of the result in pixels; of the whole result, also with `preview`. */
    width: z.number().int(),
    height: z.number().int(),
    /** False when there was nothing to cut or to remove; then nothing is saved. */
    changed: z.boolean(),
    /** A `data:` URL of a WebP with transparency, when `preview` was asked for. */
    preview_url: z.string().nullable(),
    /** `cut_out`: whether its edges can be taken as they are, or a person should check them; null for other tools. */
    edge_quality: z.enum(['clean', 'check']).nullable(),
    /** `reduce_colours`: the colours that are left (#rrggbb), the most frequent first. */
    palette: z.array(z.string()),
    /** The new image; null with `preview` and when nothing changed. */
    image: imageRow.nullable(),
  }),
});
