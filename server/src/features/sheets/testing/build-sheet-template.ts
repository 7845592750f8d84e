import type { TemplateDefinition } from '@diy/design/template';

const both = (zh: string, en: string) => ({ zh, en });

/** A T-shirt in two colours and two sizes, as sheets see it. */
export function buildSheetTemplate(change: Partial<TemplateDefinition> = {}): TemplateDefinition {
  return {
    sku: 'TEE-01',
    category: { id: 'apparel', ...both('服装', 'Apparel') },
    title: both('纯棉短袖', 'Cotton T-shirt'),
    description: both('柔软\n可机洗 <30°', 'Soft'),
    material: both('棉', 'Cotton'),
    printMethod: 'dtg',
    surfaces: [],
    sizes: [
      { id: 'm', name: 'M' },
      { id: 'l', name: 'L' },
    ],
    colours: [
      { id: 'white', code: 'WH', name: both('白色', 'White'), hex: '#ffffff' },
      { id: 'navy', code: 'NV', name: both('藏青', 'Navy'), hex: '#001133' },
    ],
    weightG: 180.5,
    packed: { lengthCm: 30, widthCm: 25, heightCm: 2 },
    priceCents: 2999,
    currency: 'CNY',
    mockups: ['a'],
    cover: 'a',
    ...change,
  };
}
