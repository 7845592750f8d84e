import { type MessageLocale, nameText } from '@diy/contract/messages';
import type { OwnSize, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { TemplateDefinition, TemplateSurface } from '@diy/design/template';
import { valueById } from '@diy/design/value-by-id';

/** What a template of the catalogue has and an own template has not. */
export type LeftOut = 'holes' | 'edges' | 'turntable' | 'melange';

/** Longest name of a surface, size or colour. */
const MAX_NAME = 40;

/** A template of the catalogue as a product, in the reader's language; its SKU is the template's. */
export function productOfDefinition(
  templateId: string,
  definition: TemplateDefinition,
  locale: MessageLocale,
): OwnTemplateProduct {
  const { surfaces, sizes, colours, mockups, cover } = definition;
  const said = (name: TemplateDefinition['title'], most = MAX_NAME) => nameText(name, locale).slice(0, most);
  const inOrder = [cover, ...mockups.filter((id) => id !== cover)];
  return {
    name: said(definition.title, 100),
    sku: definition.sku,
    print_method: definition.printMethod,
    print_limits: definition.printLimits ?? {},
    description: said(definition.description, 2000),
    material: said(definition.material, 200),
    price_cents: definition.priceCents,
    weight_g: definition.weightG,
    surfaces: surfaces.map(({ id, name, printArea, resolutionDpi, bleedMm, safeMm, mask }) => ({
      id,
      name: said(name),
      width_mm: printArea.widthMm,
      height_mm: printArea.heightMm,
      resolution_dpi: resolutionDpi,
      bleed_mm: bleedMm,
      safe_mm: safeMm,
      ...(mask && { outline: { path: mask.svgPath, bleed: mask.bleed ?? 'scaled', file: '' } }),
    })),
    sizes: sizes.map(({ id, name, dimensions }) => ({
      id,
      name: name.slice(0, MAX_NAME),
      dimensions: dimensions ? said(dimensions, 200) : '',
      areas: areasOf(surfaces, id),
    })),
    colours: colours.map(({ id, code, name, hex }) => ({ id, code, name: said(name), hex })),
    ...(definition.printFiles && { print_files: definition.printFiles }),
    pictures: inOrder.map((mockup_id) => ({
      id: mockup_id,
      name: '',
      image_id: '',
      look: { template_id: templateId, mockup_id },
      places: [],
      colour_id: null,
      recolour: null,
      photos: [],
    })),
  };
}

function areasOf(surfaces: readonly TemplateSurface[], sizeId: string): OwnSize['areas'] {
  const own = surfaces.flatMap(({ id, printAreaBySize }) => {
    const area = valueById(printAreaBySize, sizeId);
    return area ? [[id, { width_mm: area.widthMm, height_mm: area.heightMm }] as const] : [];
  });
  return Object.fromEntries(own);
}

/** What the copy of a template has not. */
export function partsNotCopied({ surfaces, colours, model }: TemplateDefinition): LeftOut[] {
  const said: [LeftOut, boolean][] = [
    ['holes', surfaces.some(({ holes = [] }) => holes.length > 0)],
    ['edges', surfaces.some(({ coverage }) => coverage === 'edge-to-edge')],
    ['turntable', model !== undefined],
    ['melange', colours.some(({ melange }) => melange !== undefined)],
  ];
  return said.filter(([, has]) => has).map(([what]) => what);
}
