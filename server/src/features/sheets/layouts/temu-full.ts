import { type ColumnData, type SheetLayout, toColumns } from './layout.ts';

const must = { required: true } as const;
const figure = { required: true, number: true } as const;

const BEFORE_LIST_PRICE: readonly ColumnData[] = [
  ['产品标题', 'title_zh', must],
  ['英文标题', 'title_en', must],
  ['产品描述', 'description'],
  ['产品货号', 'product_code'],
  ['变种名称', 'variant_name'],
  ['变种属性名称一', 'axis1_name', must],
  ['变种属性值一', 'axis1_value', must],
  ['变种属性名称二', 'axis2_name'],
  ['变种属性值二', 'axis2_value'],
  ['预览图', 'preview_image'],
  ['申报价格', 'price', figure],
  ['SKU货号', 'sku'],
  ['长', 'length_cm', figure],
  ['宽', 'width_cm', figure],
  ['高', 'height_cm', figure],
  ['重量', 'weight_g', figure],
  ['识别码类型'],
  ['识别码'],
  ['站外产品链接'],
  ['轮播图', 'images', must],
  ['产品素材图', 'material_image', must],
  ['外包装形状', 'packing_shape'],
  ['外包装类型', 'packing_type'],
  ['外包装图片'],
];
const AFTER_LIST_PRICE: readonly ColumnData[] = [
  ['库存', 'stock', { number: true }],
  ['发货时效', 'lead_days'],
  ['分类id', 'category_id'],
  ['产品属性', 'attributes'],
  ['SPU属性'],
  ['SKC属性'],
  ['SKU属性'],
  ['站点价格'],
  ['来源url'],
  ['产地', 'origin'],
  ['敏感属性'],
  ['备注'],
  ['SKU分类'],
  ['SKU分类数量'],
  ['SKU分类单位'],
  ['独立包装'],
  ['净含量数值'],
  ['净含量单位'],
];
const SETS: readonly ColumnData[] = [['混合套装类型'], ['SKU分类总数量'], ['SKU分类总数量单位']];
const NET: readonly ColumnData[] = [['总净含量'], ['总净含量单位']];
const TAIL: readonly ColumnData[] = [
  ['包装清单'],
  ['生命周期'],
  ['视频Url'],
  ['运费模板（模板id）', 'shipping_template'],
  ['经营站点', 'site'],
  ['所属店铺', 'shop'],
  ['SPUID'],
  ['SKCID'],
  ['SKUID'],
  ['创建时间'],
  ['更新时间'],
];

const shared = {
  kind: 'full',
  version: 1,
  platform: 'temu',
  sheetName: 'popTemu_product',
  hasExample: false,
  rules: { maxTitle: 250, maxImages: 10, maxVariants: 20, minSquarePx: 800 },
} as const;

/** sheets.md §1.2: what 店小秘 exports of a product, with category, attributes, freight and shop. */
export const temuFull60: SheetLayout = {
  ...shared,
  id: 'dxm.popTemu.full.v60',
  name: { zh: 'Temu 半托管 · 完整产品 60 列', en: 'Temu semi-managed · full product, 60 columns' },
  fileStem: { zh: '店小秘_Temu完整', en: 'Dianxiaomi_Temu full' },
  columns: toColumns([
    ...BEFORE_LIST_PRICE,
    ['建议零售价', 'list_price'],
    ['建议零售价币种', 'list_price_currency'],
    ...AFTER_LIST_PRICE,
    ...SETS,
    ...NET,
    ...TAIL,
  ]),
};

/**
 * A second form of the same sheet with 59 columns instead of 60: price and currency share one column, and the net content
 * comes before the number of sets. Addresses in one cell are separated by LF; the tools that write this form use CRLF,
 * which most readers show as `_x000D_`.
 */
export const temuFull59: SheetLayout = {
  ...shared,
  id: 'dxm.popTemu.full.v59',
  name: { zh: 'Temu 半托管 · 完整产品 59 列', en: 'Temu semi-managed · full product, 59 columns' },
  fileStem: { zh: '店小秘_Temu完整59', en: 'Dianxiaomi_Temu full 59' },
  columns: toColumns([
    ...BEFORE_LIST_PRICE,
    ['建议零售价(建议零售价币种)', 'list_price_with_currency'],
    ...AFTER_LIST_PRICE,
    ...NET,
    ...SETS,
    ...TAIL,
  ]),
};
