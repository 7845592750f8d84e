/** What a column of a spreadsheet of variants says. */
export type VariantColumn =
  | 'colour'
  | 'size'
  | 'sku'
  | 'price'
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
  | 'package';

/** Headers in the six languages, as they are compared: in small letters, without units and marks. */
const WORDS: Record<VariantColumn, readonly string[]> = {
  colour: ['颜色', '颜色名称', 'colour', 'color', 'colour name', 'color name', 'اللون', 'رنگ', 'צבע', 'ڕەنگ'],
  size: ['尺码', '尺码名称', 'size', 'size name', 'المقاس', 'سایز', 'מידה', 'قەبارە'],
  sku: ['sku', '货号', '规格编码', '商家编码', 'variant sku', 'seller sku', 'item no'],
  price: [
    '成本价',
    '成本',
    '价格',
    '单价',
    'price',
    'cost',
    'cost price',
    'التكلفة',
    'بهای تمام‌شده',
    'עלות',
    'تێچوو',
  ],
  weight: ['重量', '包装重量', 'weight', 'package weight', 'الوزن', 'وزن', 'משקל', 'کێش'],
  length: ['长', '长度', '包装长', 'length', 'package length', 'الطول', 'طول', 'אורך', 'درێژی'],
  width: ['宽', '宽度', '包装宽', 'width', 'package width', 'العرض', 'عرض', 'רוחב', 'پانی'],
  height: ['高', '高度', '包装高', 'height', 'package height', 'الارتفاع', 'ارتفاع', 'גובה', 'بەرزی'],
  package: ['包装尺寸', '长宽高', '长*宽*高', '长×宽×高', 'package size', 'package dimensions'],
};

/** Units by how they are written; a header or a cell must say one, since nothing else does. */
const UNITS: Record<string, Unit> = {
  g: 'g',
  克: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  千克: 'kg',
  公斤: 'kg',
  cm: 'cm',
  厘米: 'cm',
  mm: 'mm',
  毫米: 'mm',
  cny: 'CNY',
  rmb: 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  '¥': 'CNY',
};
export type Unit = 'g' | 'kg' | 'cm' | 'mm' | 'CNY';

/** A unit as written; undefined = it is none that is known. */
export const unitOf = (text: string): Unit | undefined =>
  Object.hasOwn(UNITS, text.toLowerCase()) ? UNITS[text.toLowerCase()] : undefined;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    .replace(/^[*\s]+|[*:\s]+$/g, '')
    .toLowerCase();

/** What a header says, with its unit; null = it is no known one, or has a unit that is not known. */
export function readHeader(header: string): { column: VariantColumn; unit: Unit | undefined } | null {
  const text = plain(header);
  const whole = columnOf(text);
  if (whole) return { column: whole, unit: undefined };
  const split = /^(.+?) ?[([/] ?([^()[\]]+?) ?[)\]]?$/.exec(text) ?? /^(.+) (\S+)$/.exec(text);
  const column = split && columnOf(split[1]!.trim());
  const unit = split && unitOf(split[2]!);
  return column && unit ? { column, unit } : null;
}

const columnOf = (text: string): VariantColumn | undefined =>
  (Object.keys(WORDS) as VariantColumn[]).find((column) => WORDS[column].includes(text));
