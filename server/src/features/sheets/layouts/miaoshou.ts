import { type ColumnData, type SheetLayout, toColumns } from './layout.ts';

const must = { required: true } as const;
const figure = { required: true, number: true } as const;

/**
 * Columns that both of 妙手's templates for Temu have, in their order, from the real files’ header row: column A is empty, row 2
 * explains the columns, products begin in row 3. Category and packing lists are further sheets of its own, for people to look at.
 */
const START: readonly ColumnData[] = [
  [''],
  ['类目ID', 'category_id'],
  ['* 主编号', 'product_code', must],
  ['*产品标题', 'title_zh', must],
  ['*英文标题', 'title_en', must],
  ['产品描述', 'plain_description'],
  ['*承诺发货时效', 'lead_days', must],
];
const SPECS: readonly ColumnData[] = [
  ['*定制品', 'custom', must],
  ['* 规格名称1', 'axis1_name', must],
  ['* 规格属性值1', 'axis1_value', must],
  ['* 规格名称2', 'axis2_name', must],
  ['* 规格属性值2', 'axis2_value', must],
];
const FIGURES: readonly ColumnData[] = [
  ['* 申报价\n（CNY）', 'price', figure],
  ['建议售价\n（（CNY））', 'list_price'],
  ['* 长（cm）', 'length_cm', figure],
  ['* 宽（cm）', 'width_cm', figure],
  ['* 高（cm）', 'height_cm', figure],
  ['* 重量（g）', 'weight_g', figure],
  ['库存', 'stock', { number: true }],
  ['平台SKU', 'sku'],
  ['* 是否敏感属性', 'sensitive', must],
];
const TAIL: readonly ColumnData[] = [
  ['敏感属性值'],
  ['储电容量'],
  ['刀具长度'],
  ['刀具尖度'],
  ['液体容量'],
  ['产品编码类型'],
  ['产品编码'],
  ['SKU分类类型'],
  ['SKU分类数量'],
  ['SKU分类单位'],
  ['是否独立包装'],
  ['包装清单'],
  ['包装清单数量'],
  ['主图视频'],
  ['产品说明书'],
  ['货源链接'],
];

const shared = {
  kind: 'standard',
  version: 1,
  platform: 'temu',
  sheetName: 'Sheet1',
  hasExample: false,
  noteRow: true,
  rules: { maxTitle: 250, maxImages: 10, maxVariants: 20, minSquarePx: 800 },
} as const;

/** 妙手Temu导入模板-非服饰类模板: mugs, posters, cushions … */
export const miaoshouGeneral: SheetLayout = {
  ...shared,
  id: 'ms.temu.goods.v43',
  name: { zh: '妙手 Temu · 非服饰类 43 列', en: 'Miaoshou Temu · goods, 43 columns' },
  fileStem: { zh: '妙手_Temu非服饰', en: 'Miaoshou_Temu goods' },
  columns: toColumns([
    ...START,
    ['主货号'],
    ['*产地', 'origin', must],
    ['站外产品链接'],
    ['* 产品轮播图', 'images', must],
    ['* 产品素材图', 'material_image', must],
    ...SPECS,
    ['* 预览图', 'preview_image', must],
    ...FIGURES,
    ...TAIL,
  ]),
};

/** 妙手Temu导入模板-服饰类模板: pictures belong to a colour and not to the product. */
export const miaoshouApparel: SheetLayout = {
  ...shared,
  id: 'ms.temu.apparel.v42',
  name: { zh: '妙手 Temu · 服饰类 42 列', en: 'Miaoshou Temu · apparel, 42 columns' },
  fileStem: { zh: '妙手_Temu服饰', en: 'Miaoshou_Temu apparel' },
  columns: toColumns([
    ...START,
    ['*产地', 'origin', must],
    ['站外产品链接'],
    ['* 产品素材图', 'material_image', must],
    ...SPECS,
    ['* 颜色图', 'colour_images', must],
    ['主货号'],
    ...FIGURES,
    ...TAIL,
  ]),
};
