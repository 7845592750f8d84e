import type { RetiredPart } from '@diy/contract/own-templates/own-templates';
import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { RectMm, TemplateDefinition, TemplateSurface } from '@diy/design/template';
import { valueById } from '@diy/design/value-by-id';
import { placeholderId } from './revisions/retired-parts.ts';

/** Name of the mockup made from a PSD, as templates name theirs. */
export const PSD_MOCKUP_NAME = { zh: '效果图', en: 'Mockup' };
/** Name of the mockup made from a photograph. */
export const PHOTO_MOCKUP_NAME = { zh: '照片', en: 'Photograph' };
/** The category of all own templates. */
const OWN_CATEGORY = { id: 'own', zh: '我的模板', en: 'My templates' };

/** Usual ids of the only size and colour of a product that has none. */
const ONE_SIZE = 'one';
const ONE_COLOUR = 'photo';

const same = (name: string) => ({ zh: name, en: name });

/**
 * The template's definition, like the catalogue's.
 * @param productHex the colour that the main picture shows
 * @param retired what the product had and has no more
 */
export function ownDefinition(
  product: OwnTemplateProduct,
  productHex: string,
  retired: readonly RetiredPart[] = [],
): TemplateDefinition {
  const { name, sku, surfaces, sizes, colours, pictures, print_limits } = product;
  const { width_mm: widthMm, height_mm: heightMm } = surfaces[0]!;
  const dimensions = `${round(widthMm / 10)} × ${round(heightMm / 10)} cm`;
  const ids = pictures.map(({ id }) => id);
  const only = {
    size: placeholderId(retired, 'size', ONE_SIZE),
    colour: placeholderId(retired, 'colour', ONE_COLOUR),
  };
  return {
    sku,
    category: OWN_CATEGORY,
    title: same(name),
    description: same(product.description),
    material: same(product.material),
    printMethod: product.print_method,
    ...(Object.keys(print_limits).length > 0 && { printLimits: print_limits }),
    surfaces: surfaces.map((surface) => surfaceOf(surface, product)),
    sizes:
      sizes.length === 0
        ? [{ id: only.size, name: dimensions }]
        : sizes.map((size) => ({
            id: size.id,
            name: size.name,
            ...(size.dimensions && { dimensions: same(size.dimensions) }),
            ...(size.price_cents !== undefined && { priceCents: size.price_cents }),
            ...(size.weight_g !== undefined && { weightG: size.weight_g }),
          })),
    colours:
      colours.length === 0
        ? // White means “as photographed”: composing must not colour the photograph.
          [
            {
              id: only.colour,
              code: productHex.slice(1),
              name: { zh: '如图', en: 'As shown' },
              hex: '#FFFFFF',
            },
          ]
        : colours.map(({ id, code, name: colourName, hex }) => ({ id, code, name: same(colourName), hex })),
    weightG: product.weight_g,
    packed: {
      lengthCm: atLeast(widthMm / 10),
      widthCm: atLeast(heightMm / 10),
      heightCm: 1,
    },
    priceCents: product.price_cents,
    currency: 'CNY',
    mockups: ids,
    cover: ids[0]!,
    ...printFilesOf(product),
    ...variantsOf(product, only),
  };
}

/** What the factory wants of print files; nothing where it wants nothing, so that definitions of before stay as they are. */
function printFilesOf({ print_files }: OwnTemplateProduct): Pick<TemplateDefinition, 'printFiles'> {
  const { format, naming } = print_files ?? {};
  if (!format && !naming) return {};
  return { printFiles: { ...(format && { format }), ...(naming && { naming }) } };
}

/** What is said of single sizes and colours; nothing where nothing is, as in definitions of before. */
function variantsOf(
  { variants = [] }: OwnTemplateProduct,
  only: { size: string; colour: string },
): Pick<TemplateDefinition, 'variants'> {
  if (variants.length === 0) return {};
  return {
    variants: variants.map(({ size_id, colour_id, sku, price_cents, weight_g, packed }) => ({
      colourId: colour_id || only.colour,
      sizeId: size_id || only.size,
      ...(sku !== undefined && { sku }),
      ...(price_cents !== undefined && { priceCents: price_cents }),
      ...(weight_g !== undefined && { weightG: weight_g }),
      ...(packed && {
        packed: { lengthCm: packed.length_cm, widthCm: packed.width_cm, heightCm: packed.height_cm },
      }),
    })),
  };
}

function surfaceOf(surface: OwnSurface, { sizes }: OwnTemplateProduct): TemplateSurface {
  const { outline } = surface;
  const areas = sizes.flatMap(({ id, areas: own }) => {
    const area = valueById(own, surface.id);
    const isOwn = area && (area.width_mm !== surface.width_mm || area.height_mm !== surface.height_mm);
    return isOwn ? [[id, rectOf(area)] as const] : [];
  });
  return {
    id: surface.id,
    name: surface.name ? same(surface.name) : { zh: '印刷面', en: 'Print area' },
    resolutionDpi: surface.resolution_dpi,
    bleedMm: surface.bleed_mm,
    safeMm: surface.safe_mm,
    printArea: rectOf(surface),
    printAreaBySize: Object.fromEntries(areas),
    // One picture shows every size, so a larger print must not leave the place that was marked for it.
    ...(areas.length > 0 && { sizesOnMockups: 'scaled' as const }),
    mask: outline
      ? { svgPath: outline.path, ...(outline.bleed === 'around' && { bleed: 'around' as const }) }
      : null,
  };
}

const rectOf = ({ width_mm, height_mm }: { width_mm: number; height_mm: number }): RectMm => ({
  xMm: 0,
  yMm: 0,
  widthMm: width_mm,
  heightMm: height_mm,
});
const round = (cm: number): number => Math.round(cm * 10) / 10;
const atLeast = (cm: number): number => Math.max(0.1, round(cm));
