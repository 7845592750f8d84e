import { type ColumnData, type SheetLayout, toColumns } from './layout.ts';

const must = { required: true } as const;
const figure = { required: true, number: true } as const;

/** sheets.md §1.1: `import_created_product_popTemu.xlsx`; the older, narrower sheet is its first 26 columns. */
const COLUMNS: readonly ColumnData[] = [
  ['*产品标题', 'title_zh', must],
  ['*英文标题', 'title_en', must],
  ['产品描述', 'description'],
  ['产品货号', 'product_code'],
  ['*变种属性名称一', 'axis1_name', must],
  ['*变种属性值一', 'axis1_value', must],
  ['变种属性名称二', 'axis2_name'],
  ['变种属性值二', 'axis2_value'],
  ['预览图', 'preview_image'],
  ['*申报价格\n(店铺币种)', 'price', figure],
  ['SKU货号', 'sku'],
  ['*长（cm）', 'length_cm', figure],
  ['*宽（cm）', 'width_cm', figure],
  ['*高（cm）', 'height_cm', figure],
  ['*重量（g）', 'weight_g', figure],
  ['识别码类型'],
  ['识别码'],
  ['站外产品链接'],
  ['*轮播图', 'images', must],
  ['*产品素材图', 'material_image', must],
  ['外包装形状', 'packing_shape'],
  ['外包装类型', 'packing_type'],
  ['外包装图片'],
  ['建议售价（USD）', 'list_price'],
  ['库存', 'stock', { number: true }],
  ['发货时效（天）', 'lead_days'],
  ['是否定制品', 'custom'],
  ['产品视频url'],
  ['描述视频url'],
  ['产品说明书'],
  ['说明书语种'],
  ['SKU分类类型'],
  ['SKU分类数量'],
  ['SKU分类单位'],
  ['是否独立包装'],
  ['单品净含量'],
  ['单品净含量单位'],
  ['内计共含件数'],
  ['是否同品'],
  ['总净含量'],
  ['总净含量单位'],
  ['包装清单'],
  ['包装清单数量'],
  ['是否敏感属性'],
  ['敏感属性值'],
  ['储电容量'],
  ['刀具长度'],
  ['刀刃角度'],
  ['液体容量'],
  ['来源URL'],
  ['产地', 'origin'],
];

const shared = {
  kind: 'standard',
  version: 1,
  platform: 'temu',
  sheetName: '导入模板',
  hasExample: true,
  rules: { maxTitle: 250, maxImages: 10, maxVariants: 20, minSquarePx: 800 },
} as const;

export const temu51: SheetLayout = {
  ...shared,
  id: 'dxm.popTemu.create.v51',
  name: { zh: 'Temu 半托管 · 51 列', en: 'Temu semi-managed · 51 columns' },
  fileStem: { zh: '店小秘_Temu', en: 'Dianxiaomi_Temu' },
  columns: toColumns(COLUMNS),
};

export const temu26: SheetLayout = {
  ...shared,
  id: 'dxm.popTemu.create.v26',
  name: { zh: 'Temu 半托管 · 紧凑 26 列', en: 'Temu semi-managed · compact, 26 columns' },
  fileStem: { zh: '店小秘_Temu26', en: 'Dianxiaomi_Temu26' },
  columns: toColumns(COLUMNS.slice(0, 26)),
};
