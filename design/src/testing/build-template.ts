import type { TemplateDefinition, TemplateSurface } from '../template/index.ts';

/** A front of 300 × 400 mm at 300 dpi with 10 mm safe area and no bleed; size `xl` has 360 × 480 mm. */
export function buildSurface(changes: Partial<TemplateSurface> = {}): TemplateSurface {
  return {
    id: 'front',
    name: { zh: '正面', en: 'Front' },
    resolutionDpi: 300,
    bleedMm: 0,
    safeMm: 10,
    printArea: { xMm: 100, yMm: 80, widthMm: 300, heightMm: 400 },
    printAreaBySize: { xl: { xMm: 90, yMm: 80, widthMm: 360, heightMm: 480 } },
    mask: null,
    ...changes,
  };
}

/** A DTG shirt in white and black, sizes `m` and `xl`, with front and back. */
export function buildTemplate(changes: Partial<TemplateDefinition> = {}): TemplateDefinition {
  return {
    sku: 'TEE',
    category: { id: 'apparel', zh: '服装', en: 'Apparel' },
    title: { zh: 'T 恤', en: 'T-shirt' },
    description: { zh: '', en: '' },
    material: { zh: '棉', en: 'Cotton' },
    printMethod: 'dtg',
    surfaces: [buildSurface(), buildSurface({ id: 'back', name: { zh: '背面', en: 'Back' } })],
    sizes: [
      { id: 'm', name: 'M' },
      { id: 'xl', name: 'XL' },
    ],
    colours: [
      { id: 'white', code: 'WH', name: { zh: '白色', en: 'White' }, hex: '#FFFFFF' },
      { id: 'black', code: 'BK', name: { zh: '黑色', en: 'Black' }, hex: '#151515' },
    ],
    weightG: 180,
    packed: { lengthCm: 30, widthCm: 25, heightCm: 2 },
    priceCents: 1999,
    currency: 'CNY',
    mockups: ['tee-flat'],
    cover: 'tee-flat',
    ...changes,
  };
}
