/**
 * The words of variations, as data: labels before a colon, and words that do not name a colour or size. Compared by
 * `keyOfWords`: without regard to case, width, blanks and dashes.
 */
export const LABELS = {
  colour: ['颜色', '颜色分类', '顏色', '花色', 'colour', 'color', 'colours', 'colors'],
  size: [
    '尺码',
    '尺寸',
    '尺碼',
    '码数',
    '大小',
    'size',
    'sizes',
    '型号',
    '手机型号',
    '机型',
    '适用型号',
    '适用机型',
    '适配机型',
    'model',
    'phone model',
    'device',
    'device model',
    'compatible model',
    'compatible phone model',
  ],
  /** May name either. */
  either: ['规格', '产品规格', '款式', '颜色尺码', '属性', 'style', 'variant', 'variation', 'option', 'type'],
  /** Neither a colour nor a size. */
  other: [
    '材质',
    '材料',
    'material',
    '数量',
    '件数',
    'qty',
    'quantity',
    '包装',
    '包装方式',
    'package',
    'packaging',
    '性别',
    'gender',
    'sku',
  ],
} as const;

export type LabelKind = keyof typeof LABELS;

/** Words beside a colour or a size that do not change it. */
export const FILLERS = [
  '色',
  '码',
  '号',
  '款',
  '适用',
  '适用于',
  '手机壳',
  '默认',
  '默认规格',
  '默认款式',
  '标准',
  '无',
  'for',
  'the',
  'case',
  'phone case',
  'default',
  'default title',
  'one variant',
  'none',
  'n/a',
  '1件',
  '1个',
  '1pc',
  '1pcs',
  '1 piece',
] as const;
