import { photoMarks } from '@diy/design/photo-template';
import { printLimits, printMethod } from '@diy/design/template';
import { z } from 'zod';
import { publicId } from './paging.ts';

/** The most pixels of a print's longer side; larger ones cannot be drawn. */
export const MAX_OWN_PRINT_PX = 16_000;

/** Names a surface, size, colour or picture within its product, for ever: designs keep it. */
const ownId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const sideMm = z.number().min(5).max(5000);

export const ownSku = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w.\-/]+$/);

/** A smart object of a Photoshop document: what is printed goes into it. */
export const psdChoice = z.strictObject({ surface: z.string().min(1).max(200) });

const ownSurface = z.strictObject({
  id: ownId,
  /** Empty = “print area”. */
  name: z.string().trim().max(40).default(''),
  /** Print area in mm, of every size without a separate one. */
  width_mm: sideMm,
  height_mm: sideMm,
  resolution_dpi: z.number().int().min(72).max(1200).default(300),
  bleed_mm: z.number().min(0).max(50).default(0),
  safe_mm: z.number().min(0).max(100).default(5),
});
export type OwnSurface = z.infer<typeof ownSurface>;

const ownSize = z.strictObject({
  /** Stands in SKUs. */
  id: z.string().regex(/^[A-Za-z0-9][\w.-]{0,39}$/),
  name: z.string().trim().min(1).max(40),
  /** Measures of the product, for example `Chest 96 cm · length 69 cm`. */
  dimensions: z.string().trim().max(200).default(''),
  /** Print areas by surface, where the size has its own. */
  areas: z.record(ownId, z.strictObject({ width_mm: sideMm, height_mm: sideMm })).default({}),
});
export type OwnSize = z.infer<typeof ownSize>;

const ownColour = z.strictObject({
  id: ownId,
  name: z.string().trim().min(1).max(40),
  /** Stands in SKUs. */
  code: z.string().regex(/^[A-Za-z0-9]{1,8}$/),
  /** The product as seen, sRGB. */
  hex: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
});
export type OwnColour = z.infer<typeof ownColour>;

/** Where the print of a surface lies on a picture: marked on a photograph, or a smart object of a PSD that was read. */
const ownPlace = z
  .strictObject({ surface: ownId, marks: photoMarks.optional(), psd: psdChoice.optional() })
  .refine(({ marks, psd }) => (marks === undefined) !== (psd === undefined), {
    path: ['marks'],
    message: 'either marks on a photograph or a smart object of a PSD',
  });
export type OwnPlace = z.infer<typeof ownPlace>;

const places = z.array(ownPlace).max(12).default([]);

/** A place of a picture in shares of its sides, from the top left. */
const sharePoint = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

/** How the cloth of a photograph is found, so that it can take other colours. */
const ownRecolour = z.strictObject({
  /** Places that are the product although they were not found. */
  cloth: z.array(sharePoint).max(50).default([]),
  /** Places that are not, although they were. */
  ground: z.array(sharePoint).max(50).default([]),
});
export type OwnRecolour = z.infer<typeof ownRecolour>;

const ownPicture = z.strictObject({
  id: ownId,
  name: z.string().trim().max(40).default(''),
  /** Library image. */
  image_id: publicId,
  /** The surfaces it shows; none = it shows the product alone. */
  places,
  /** The colour that it shows; null = it stands for all colours as it is. */
  colour_id: ownId.nullable().default(null),
  /** Colours without a photograph are made of this one, whose product must be light; null = they must have one. */
  recolour: ownRecolour.nullable().default(null),
  /** Its counterparts that show other colours. */
  photos: z
    .array(
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

const areUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

/** A product of a seller's own: its surfaces, sizes, colours and pictures. */
export const ownProduct = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    /** Unique within the account. */
    sku: ownSku,
    print_method: printMethod.default('sublimation'),
    /** Limits that differ from those of the print method. */
    print_limits: printLimits.partial().default({}),
    description: z.string().trim().max(2000).default(''),
    material: z.string().trim().max(200).default(''),
    price_cents: z.number().int().min(0).max(100_000_000).default(0),
    weight_g: z.number().positive().max(1_000_000).default(100),
    surfaces: z.array(ownSurface).min(1).max(12),
    /** None = one size, named by its print. */
    sizes: z.array(ownSize).max(40).default([]),
    /** None = one colour, as the pictures show it. */
    colours: z.array(ownColour).max(40).default([]),
    /** In the order they are shown; the first is the main picture. */
    pictures: z.array(ownPicture).min(1).max(20),
  })
  .superRefine((product, context) => {
    for (const { path, message } of problemsOf(product)) context.addIssue({ code: 'custom', path, message });
  });
export type OwnProduct = z.infer<typeof ownProduct>;

interface Problem {
  path: (string | number)[];
  message: string;
}

/** What the parts of a product have to do with each other. */
function problemsOf(product: Omit<OwnProduct, never>): Problem[] {
  const { surfaces, sizes, colours, pictures } = product;
  const problems: Problem[] = [];
  const add = (path: (string | number)[], message: string) => problems.push({ path, message });
  for (const [name, list] of Object.entries({ surfaces, sizes, colours, pictures }))
    if (!areUnique(idsOf(list))) add([name], 'ids must be unique');
  const surfaceIds = idsOf(surfaces);
  const colourIds = idsOf(colours);
  for (const [at, surface] of surfaces.entries())
    for (const area of [surface, ...sizes.flatMap(({ areas }) => areas[surface.id] ?? [])])
      for (const message of areaProblems(surface, area)) add(['surfaces', at], message);
  for (const [at, { areas }] of sizes.entries())
    if (Object.keys(areas).some((id) => !surfaceIds.includes(id)))
      add(['sizes', at], 'areas name no surface');
  for (const [at, picture] of pictures.entries()) {
    const shown = [picture, ...picture.photos];
    for (const { places: shownPlaces } of shown) {
      const ids = shownPlaces.map(({ surface }) => surface);
      if (!areUnique(ids) || ids.some((id) => !surfaceIds.includes(id)))
        add(['pictures', at, 'places'], 'each place is another surface of the product');
    }
    const shows = shown.flatMap(({ colour_id }) => colour_id ?? []);
    if (!areUnique(shows) || shows.some((id) => !colourIds.includes(id)))
      add(['pictures', at, 'photos'], 'each photograph shows another colour of the product');
    if (picture.recolour && (picture.places.length === 0 || picture.places.some(({ psd }) => psd)))
      add(['pictures', at, 'recolour'], 'only a photograph with marks takes colours');
    if (picture.colour_id === null && (picture.photos.length > 0 || picture.recolour))
      add(['pictures', at, 'colour_id'], 'must say which colour it shows');
  }
  return problems;
}

function areaProblems(
  { bleed_mm, resolution_dpi, safe_mm }: OwnSurface,
  { width_mm, height_mm }: { width_mm: number; height_mm: number },
): string[] {
  const longPx = ((Math.max(width_mm, height_mm) + 2 * bleed_mm) / 25.4) * resolution_dpi;
  return [
    ...(longPx > MAX_OWN_PRINT_PX ? [`print files have at most ${MAX_OWN_PRINT_PX} px a side`] : []),
    ...(safe_mm * 2 >= Math.min(width_mm, height_mm)
      ? ['the safe area must leave something of the print area']
      : []),
  ];
}
