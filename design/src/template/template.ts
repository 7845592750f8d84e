import { z } from 'zod';
import { hexColour } from '../layers/layer-base.ts';
import { valueById } from './value-by-id.ts';

/** A name in the two languages every template carries. */
export const bilingual = z.object({ zh: z.string(), en: z.string() });

/** Rectangle in millimetres; y grows downwards. */
export const rectMm = z.object({
  xMm: z.number(),
  yMm: z.number(),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
});
export type RectMm = z.infer<typeof rectMm>;

/** How ink reaches the product; decides which preflight rules apply. */
export const printMethod = z.enum(['dtg', 'dtf', 'sublimation', 'uv', 'inkjet']);
export type PrintMethod = z.infer<typeof printMethod>;

/** The finest details that a print method can hold, in mm; finer ones are lost or fill in. */
export const printLimits = z.object({
  /** Thinnest line or outline. */
  minLineMm: z.number().positive().max(10),
  /** Smallest size of letters (the em). */
  minLetterMm: z.number().positive().max(50),
});
export type PrintLimits = z.infer<typeof printLimits>;

/** A place of a surface where the product has nothing to print on: a camera's opening, a hole for a cord. */
export const templateHole = z.object({
  /** Outline as an SVG path in mm from the print area's top-left corner. */
  svgPath: z.string(),
  /** Sizes it is for; absent = all. */
  sizeIds: z.array(z.string()).min(1).optional(),
  /** What is there, for example 镜头. */
  name: bilingual,
});
export type TemplateHole = z.infer<typeof templateHole>;

/** Bounds of a surface's resolution, and the widest bleed and inset of the safe area. */
export const MIN_DPI = 72;
export const MAX_DPI = 1200;
export const MAX_BLEED_MM = 50;
export const MAX_SAFE_MM = 100;

/** One printable surface of a product. Artwork coordinates start at the print area's top-left corner. */
export const templateSurface = z.object({
  /** Stable id within the template, for example `front` or `wrap`. */
  id: z.string().min(1).max(40),
  name: bilingual,
  /** Print resolution in dots per inch. */
  resolutionDpi: z.number().int().min(MIN_DPI).max(MAX_DPI),
  /** Bleed around the trim area, in mm on every side. */
  bleedMm: z.number().min(0).max(MAX_BLEED_MM),
  /** Inset of the safe area from the trim, in mm on every side. */
  safeMm: z.number().min(0).max(MAX_SAFE_MM),
  /** Trim area in the coordinates of the mockups' surface millimetres. */
  printArea: rectMm,
  /** Print areas of sizes that differ from `printArea`, by size id. */
  printAreaBySize: z.record(z.string(), rectMm).default({}),
  /**
   * `scaled`: a mockup shows the print of every size where it shows `printArea`, as large as fits in there; absent = each size
   * lies at its own millimetres.
   */
  sizesOnMockups: z.literal('scaled').optional(),
  /** Outline inside the print area that may carry ink, as an SVG path in print-area mm; null = whole rectangle. */
  mask: z
    .object({
      svgPath: z.string(),
      note: z.string().optional(),
      /** The bleed lies around the outline, everywhere as wide; absent = the outline grows about its middle. */
      bleed: z.literal('around').optional(),
    })
    .nullable()
    .default(null),
  /** Openings inside the print area; absent = none. Print there is lost. */
  holes: z.array(templateHole).max(20).optional(),
  /** `edge-to-edge`: the product is printed all over, so a strip left bare is a fault; absent = `free`. */
  coverage: z.enum(['edge-to-edge', 'free']).optional(),
});
export type TemplateSurface = z.infer<typeof templateSurface>;

const packed = z.object({
  lengthCm: z.number().positive(),
  widthCm: z.number().positive(),
  heightCm: z.number().positive(),
});

export const templateSize = z.object({
  id: z.string(),
  name: z.string(),
  dimensions: bilingual.optional(),
  /** Absent = those of the template. */
  priceCents: z.number().int().nonnegative().optional(),
  weightG: z.number().positive().optional(),
});

/** The product in one colour and size, as far as it is not as its size and the template say. */
export const templateVariant = z.object({
  colourId: z.string(),
  sizeId: z.string(),
  /** SKU in place of the template's with colour and size. */
  sku: z.string().optional(),
  priceCents: z.number().int().nonnegative().optional(),
  weightG: z.number().positive().optional(),
  packed: packed.optional(),
});
export type TemplateVariant = z.infer<typeof templateVariant>;

/** Cloth spun from lighter and darker fibres (heather). */
export const melange = z.object({
  /** Standard deviation of single fibres' albedo as a share of the colour's; what is seen is less, the smaller the more so. */
  strength: z.number().positive().max(0.5),
});
export type Melange = z.infer<typeof melange>;

export const templateColour = z.object({
  id: z.string(),
  code: z.string(),
  name: bilingual,
  /** Colour of the product as seen, sRGB `#RRGGBB`. */
  hex: hexColour,
  /** How the cloth mixes fibres; absent = it has one even colour. */
  melange: melange.optional(),
});
export type TemplateColour = z.infer<typeof templateColour>;

/**
 * A 3D model to turn: a GLB whose materials are named `print:<surface>` (takes artwork; texture coordinates are surface
 * millimetres / 1000, y down) and `body` (the product's colour); others keep their own.
 */
export const templateModel = z.object({ file: z.string().regex(/^[a-z0-9-]+\.glb$/) });

/** File formats of print files: TIFF is CMYK with its profile on white, PDF has the exact size in millimetres. */
export const printFileFormat = z.enum(['png', 'jpeg', 'tiff', 'pdf']);

/** How the factory of a product wants its print files; what it leaves open is for each download to say. */
export const printFiles = z.object({
  format: printFileFormat.optional(),
  /** Naming rule of archives, such as `{order}_{sku}`. */
  naming: z.string().optional(),
});

/** What a product is: everything needed to design, check, print, show and sell it. */
export const templateDefinition = z.object({
  sku: z.string().min(1).max(40),
  category: z.object({ id: z.string(), zh: z.string(), en: z.string() }),
  title: bilingual,
  description: bilingual,
  material: bilingual,
  printMethod,
  /** Limits of this product that differ from those of its print method. */
  printLimits: printLimits.partial().optional(),
  surfaces: z.array(templateSurface).min(1).max(12),
  sizes: z.array(templateSize).min(1),
  colours: z.array(templateColour).min(1),
  weightG: z.number().positive(),
  packed,
  /** Price in integer cents of `currency`. */
  priceCents: z.number().int().nonnegative(),
  currency: z.string().length(3),
  /** Mockup ids, in the order they are shown. */
  mockups: z.array(z.string()).min(1),
  /** The mockup used as cover in lists. */
  cover: z.string(),
  /** For the turntable; most products have none. */
  model: templateModel.optional(),
  /** Absent = the factory takes any. */
  printFiles: printFiles.optional(),
  /** Absent = none differs. */
  variants: z.array(templateVariant).optional(),
});
export type TemplateDefinition = z.infer<typeof templateDefinition>;

/** The trim area that applies to a size, in the mockups' surface millimetres. */
export function printAreaFor(surface: TemplateSurface, sizeId: string): RectMm {
  return valueById(surface.printAreaBySize, sizeId) ?? surface.printArea;
}

/** The part of a mockup's surface that shows the print of a size. */
export interface MockupPlace {
  /** The rectangle in the mockups' surface millimetres. */
  area: RectMm;
  /** Millimetres of the mockups' surface for one of the print. */
  scale: number;
}

/** Where mockups show a size's print area. */
export function mockupPlaceFor(surface: TemplateSurface, sizeId: string): MockupPlace {
  const own = printAreaFor(surface, sizeId);
  const { printArea } = surface;
  if (surface.sizesOnMockups !== 'scaled' || own === printArea) return { area: own, scale: 1 };
  const scale = Math.min(printArea.widthMm / own.widthMm, printArea.heightMm / own.heightMm);
  const [widthMm, heightMm] = [own.widthMm * scale, own.heightMm * scale];
  const xMm = printArea.xMm + (printArea.widthMm - widthMm) / 2;
  const yMm = printArea.yMm + (printArea.heightMm - heightMm) / 2;
  return { area: { xMm, yMm, widthMm, heightMm }, scale };
}

/** The limits of each print method, unless a template has its own (docs/decisions/0154). */
const METHOD_LIMITS: Record<PrintMethod, PrintLimits> = {
  dtg: { minLineMm: 0.35, minLetterMm: 2.1 },
  dtf: { minLineMm: 0.3, minLetterMm: 2.1 },
  sublimation: { minLineMm: 0.18, minLetterMm: 1.6 },
  uv: { minLineMm: 0.1, minLetterMm: 1.4 },
  inkjet: { minLineMm: 0.09, minLetterMm: 1.4 },
};

/** The finest lines and letters a product's print holds. */
export function printLimitsOf({
  printMethod,
  printLimits,
}: Pick<TemplateDefinition, 'printMethod' | 'printLimits'>): PrintLimits {
  const usual = METHOD_LIMITS[printMethod];
  return {
    minLineMm: printLimits?.minLineMm ?? usual.minLineMm,
    minLetterMm: printLimits?.minLetterMm ?? usual.minLetterMm,
  };
}
