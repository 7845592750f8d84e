import type { DesignDocument } from '@diy/design/document';
import type { TemplateDefinition } from '@diy/design/template';
import type { NewSheet, SheetCell, SheetColumn } from '../../platform/spreadsheets/sheet.ts';
import { designWords } from './rows/design-words.ts';
import { titleOf } from './rows/title-of.ts';

/** What one row of the generic sheet is made from. */
export interface GenericSheetDesign {
  sku: string;
  name: string;
  colourId: string;
  sizeId: string;
  template: TemplateDefinition;
  /** JPEG of the first mockup; null = none. */
  thumbnail: Buffer | null;
  mockupUrls: string[];
  printFileUrls: string[];
  imageNames: string[];
  /** Its texts and pictures may name it in English. */
  document?: Pick<DesignDocument, 'surfaces'>;
  prompts?: readonly string[];
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  remark: string;
}

interface GenericColumn extends SheetColumn {
  cell(design: GenericSheetDesign, index: number): SheetCell;
}

const text = (header: string, width: number, cell: GenericColumn['cell']): GenericColumn => {
  return { header, width, type: 'text', cell };
};
const number = (header: string, cell: GenericColumn['cell']): GenericColumn => {
  return { header, width: 9, type: 'number', cell };
};
const colourOf = ({ template, colourId }: GenericSheetDesign) =>
  template.colours.find(({ id }) => id === colourId);
const sizeOf = ({ template, sizeId }: GenericSheetDesign) =>
  template.sizes.find(({ id }) => id === sizeId)?.name ?? sizeId;

/** Columns in their agreed order; people and scripts rely on it. Empty ones are for the person to fill in. */
const COLUMNS: readonly GenericColumn[] = [
  number('序号', (_, index) => index + 1),
  text('设计名称', 24, ({ name }) => name),
  text('设计编号', 16, ({ sku }) => sku),
  text('商品名称(模板)', 24, ({ template }) => template.title.zh),
  text('商品编码', 14, ({ template }) => template.sku),
  text('颜色', 10, (design) => colourOf(design)?.name.zh ?? design.colourId),
  text('尺码', 10, sizeOf),
  text('SKU', 30, (design) => variantSku(design)),
  { header: '效果图(图片)', width: 11, type: 'image', cell: ({ thumbnail }) => thumbnail },
  { header: '效果图链接', width: 36, type: 'link', cell: ({ mockupUrls }) => mockupUrls[0] ?? null },
  { header: '全部效果图链接(换行)', width: 40, type: 'link', cell: ({ mockupUrls }) => lines(mockupUrls) },
  { header: '生产图链接', width: 40, type: 'link', cell: ({ printFileUrls }) => lines(printFileUrls) },
  text('素材名称', 24, ({ imageNames }) => lines(imageNames)),
  { header: '成本价', width: 10, type: 'money', cell: ({ template }) => template.priceCents / 100 },
  { header: '建议售价', width: 10, type: 'money', cell: () => null },
  text('币种', 7, ({ template }) => template.currency),
  number('重量(g)', ({ template }) => template.weightG),
  number('长(cm)', ({ template }) => template.packed.lengthCm),
  number('宽(cm)', ({ template }) => template.packed.widthCm),
  number('高(cm)', ({ template }) => template.packed.heightCm),
  text('标题(中)', 30, (design) => title('zh', design)),
  text('标题(英)', 30, (design) => title('en', design)),
  text('描述', 40, ({ template }) => template.description.zh),
  text('标签', 16, ({ template }) => [template.category.zh, template.material.zh].join('，')),
  text('店铺/分组', 14, () => null),
  text('创建人', 12, ({ createdBy }) => createdBy),
  { header: '创建时间', width: 17, type: 'date', cell: ({ createdAt }) => createdAt },
  { header: '更新时间', width: 17, type: 'date', cell: ({ updatedAt }) => updatedAt },
  text('备注', 36, ({ remark }) => remark || null),
];

/** One row per design in its colour and size. */
export function genericSheet(designs: readonly GenericSheetDesign[]): NewSheet {
  return {
    name: '作品导出',
    columns: COLUMNS.map(({ header, width, type }) => ({ header, width, type })),
    rows: designs.map((design, index) => COLUMNS.map((column) => column.cell(design, index))),
  };
}

/** Design, product, colour and size: the SKU under which a shop lists this variant. */
function variantSku(design: GenericSheetDesign): string {
  const colour = colourOf(design)?.code ?? design.colourId;
  return [design.sku, design.template.sku, colour, design.sizeId].join('-');
}

function lines(parts: readonly string[]): string | null {
  return parts.length === 0 ? null : parts.join('\n');
}

/** The same titles as in sheets for platforms. */
function title(language: 'zh' | 'en', design: GenericSheetDesign): string {
  return titleOf(language, designWords(design), { ...design, pattern: '{name} {title}' });
}
