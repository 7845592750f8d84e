import { listOf } from '@diy/design/list-of';
import { photoMarks } from '@diy/design/photo-mockup';
import { templateColour } from '@diy/design/template';
import { z } from 'zod';
import { message } from '../messages/make-message.ts';
import { publicId } from '../paging.ts';
import { partId } from '../part-id.ts';
import { shownText } from '../shown-text.ts';
import { bleedMm, resolutionDpi, safeMm, sideMm } from './product-fields.ts';

/** Names a surface, size, colour or picture within its product, for ever: designs keep it. */
const ownId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
/** The longest name of a surface, size, colour or picture. */
export const MAX_PART_NAME = 40;
/** The longest name of a die-line file. */
export const MAX_OUTLINE_FILE = 200;
/** The longest measures of a size. */
export const MAX_DIMENSIONS = 200;

/** The most surfaces and pictures of a product. */
export const MAX_OWN_SURFACES = 12;
export const MAX_OWN_PICTURES = 20;

/** A smart object of a Photoshop document: what is printed goes into it. */
export const psdChoice = z.strictObject({ surface: z.string().min(1).max(200) });

export const ownSurface = z.strictObject({
  id: ownId,
  /** Empty = “print area”. */
  name: shownText().max(MAX_PART_NAME).default(''),
  /** Print area in mm, of every size without a separate one. */
  width_mm: sideMm,
  height_mm: sideMm,
  resolution_dpi: resolutionDpi,
  bleed_mm: bleedMm,
  safe_mm: safeMm,
  /** What of the print area takes ink; absent = the whole rectangle. */
  outline: z
    .strictObject({
      /** One closed line that fills the print area, as an SVG path in mm from its top left corner. */
      path: z.string().min(1).max(200_000),
      /** `around`: everywhere as wide; `scaled`: the outline grown about its middle, as in the catalogue. */
      bleed: z.enum(['around', 'scaled']).default('around'),
      /** The die-line file that it was taken from; empty = none. */
      file: z.string().max(MAX_OUTLINE_FILE).default(''),
    })
    .optional(),
});
export type OwnSurface = z.infer<typeof ownSurface>;

export const ownSize = z.strictObject({
  /** Stands in SKUs. */
  id: z.string().regex(/^[A-Za-z0-9][\w.-]{0,39}$/),
  name: shownText().min(1).max(MAX_PART_NAME),
  /** Measures of the product, for example `Chest 96 cm · length 69 cm`. */
  dimensions: z.string().trim().max(MAX_DIMENSIONS).default(''),
  /** Price and weight in this size; absent = those of the product. */
  price_cents: z.number().int().min(0).max(100_000_000).optional(),
  weight_g: z.number().positive().max(1_000_000).optional(),
  /** Print areas by surface, where the size has its own. */
  // Any key is accepted here: `productProblems` reports all that are no surface's id as one problem.
  areas: z.record(z.string(), z.strictObject({ width_mm: sideMm, height_mm: sideMm })).default({}),
});
export type OwnSize = z.infer<typeof ownSize>;

export const ownColour = z.strictObject({
  id: ownId,
  name: shownText().min(1).max(MAX_PART_NAME),
  /** Stands in SKUs. */
  code: z.string().regex(/^[A-Za-z0-9]{1,8}$/),
  /** The product as seen, sRGB. */
  hex: templateColour.shape.hex,
});
export type OwnColour = z.infer<typeof ownColour>;

/** Where the print of a surface lies on a picture: marked on a photograph, or a smart object of a PSD that was read. */
const ownPlace = z
  .strictObject({ surface: ownId, marks: photoMarks.optional(), psd: psdChoice.optional() })
  .refine(({ marks, psd }) => (marks === undefined) !== (psd === undefined), {
    path: ['marks'],
    params: { text: message('own-templates.marks-or-psd') },
  });
export type OwnPlace = z.infer<typeof ownPlace>;

const places = listOf(ownPlace).max(MAX_OWN_SURFACES).default([]);

/** A place of a picture in shares of its sides, from the top left. */
const sharePoint = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

/** How the cloth of a photograph is found, so that it can take other colours. */
const ownRecolour = z.strictObject({
  /** Places that are the product although they were not found. */
  cloth: listOf(sharePoint).max(50).default([]),
  /** Places that are not, although they were. */
  ground: listOf(sharePoint).max(50).default([]),
});
export type OwnRecolour = z.infer<typeof ownRecolour>;

/** A mockup of the catalogue: it shows its surfaces where the catalogue's do, and takes every colour. */
export const catalogueAppearance = z.strictObject({
  /** A template of the catalogue. */
  template_id: publicId,
  mockup_id: partId,
});
export type CatalogueAppearance = z.infer<typeof catalogueAppearance>;

export const ownPicture = z.strictObject({
  id: ownId,
  name: shownText().max(MAX_PART_NAME).default(''),
  /** Library image; empty with `look`. */
  image_id: publicId.or(z.literal('')),
  /** The mockup of the catalogue that replaces a library image. */
  look: catalogueAppearance.optional(),
  /** The surfaces it shows; none = it shows the product alone. */
  places,
  /** The colour that it shows; null = it stands for all colours as it is. */
  colour_id: ownId.nullable().default(null),
  /** Colours without a photograph are made of this one, whose product must be light; null = they must have one. */
  recolour: ownRecolour.nullable().default(null),
  /** Its counterparts that show other colours. */
  photos: listOf(
    z.strictObject({
      colour_id: ownId,
      image_id: publicId,
      /** Empty = where they are on the picture, which must have the same proportions. */
      places,
    }),
  )
    .max(40)
    .default([]),
});
export type OwnPicture = z.infer<typeof ownPicture>;

/** The most combinations of a size and a colour of which something is said. */
export const MAX_OWN_VARIANTS = 1600;
/** The longest SKU of a variant. */
export const MAX_VARIANT_SKU = 80;

const sideCm = z.number().positive().max(1000);

/** The product in one size and colour, as far as it is not as the size and the product say. */
export const ownVariant = z.strictObject({
  /** Empty where the product has no sizes, or no colours. */
  size_id: z.string().max(40),
  colour_id: z.string().max(40),
  /** SKU in place of the product's with colour and size. */
  sku: z.string().trim().min(1).max(MAX_VARIANT_SKU).optional(),
  price_cents: z.number().int().min(0).max(100_000_000).optional(),
  weight_g: z.number().positive().max(1_000_000).optional(),
  /** Package in cm. */
  packed: z.strictObject({ length_cm: sideCm, width_cm: sideCm, height_cm: sideCm }).optional(),
});
export type OwnVariant = z.infer<typeof ownVariant>;

/** The parts of a product that have to do with each other. */
export interface ProductParts {
  surfaces: OwnSurface[];
  sizes: OwnSize[];
  colours: OwnColour[];
  variants?: OwnVariant[] | undefined;
  pictures: OwnPicture[];
}
