import { sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import type { TemplateDefinition } from '@diy/design/template';
import type { StreamedSheet } from '../../../platform/spreadsheets/stream-workbook.ts';
import type { SheetLayout } from '../layouts/layout.ts';
import { addPictures } from '../rows/add-pictures.ts';
import { composeProduct } from '../rows/compose-product.ts';
import { toCells } from '../rows/to-cells.ts';
import { dataColumns } from './data-sheet.ts';

const both = (zh: string, en: string) => ({ zh, en });
const TEE: TemplateDefinition = {
  sku: 'TEE-01',
  category: { id: 'apparel', ...both('服装', 'Apparel') },
  title: both('纯棉短袖 T 恤', 'Cotton T-shirt'),
  description: both('柔软亲肤，可机洗', 'Soft and machine washable'),
  material: both('棉', 'Cotton'),
  printMethod: 'dtg',
  surfaces: [],
  sizes: [
    { id: 'm', name: 'M' },
    { id: 'l', name: 'L' },
  ],
  colours: [{ id: 'white', code: 'WH', name: both('白色', 'White'), hex: '#ffffff' }],
  weightG: 180,
  packed: { lengthCm: 30, widthCm: 25, heightCm: 2 },
  priceCents: 2999,
  currency: 'CNY',
  mockups: ['front'],
  cover: 'front',
};

/** The sheet 导入示例: a filled-in product for people to look at; the ERP reads the first sheet only. */
export function exampleSheet(layout: SheetLayout): StreamedSheet {
  const settings = sheetPresetSettings.parse({ lead_days: 2, origin: '中国-广东省' });
  const design = {
    id: 'example',
    sku: 'EXAMPLE-01',
    name: '海边小猫',
    colourId: 'white',
    sizeId: 'm',
    template: TEE,
  };
  const product = composeProduct(design, settings, { title_en: 'Seaside kitten cotton T-shirt' });
  const url = (n: number) => `https://img.example.com/kitten-${n}.jpg`;
  const mockups = [1, 2, 3].map((n) => ({ url: url(n), widthPx: 1000, heightPx: 1000 }));
  const pictures = { mockups, byColour: new Map(), material: url(1) };
  addPictures(product, pictures, settings, layout.rules.maxImages);
  return {
    name: '导入示例',
    columns: dataColumns(layout),
    rows: product.variants.map((variant) => toCells(layout, product, variant)),
  };
}
