import type { SheetField } from '@diy/contract/sheets/sheets-layouts';
import type { LayoutColumn } from '../layouts/layout.ts';
import { STANDARD_LAYOUTS } from '../layouts/standard-layouts.ts';

const NUMBERS: ReadonlySet<SheetField> = new Set<SheetField>([
  'price',
  'length_cm',
  'width_cm',
  'height_cm',
  'weight_g',
  'weight_kg',
  'stock',
]);

/** Headers seen in files of sellers. */
const ALIASES: readonly (readonly [header: string, field: SheetField])[] = [
  ['变种主图1图片', 'preview_image'],
  ['标题', 'title_zh'],
  ['中文标题', 'title_zh'],
  ['商品标题', 'title_zh'],
  ['商品描述', 'description'],
  ['SKU编码', 'sku'],
  ['颜色', 'axis1_value'],
  ['尺码', 'axis2_value'],
  ['尺寸', 'axis2_value'],
  ['Color', 'axis1_value'],
  ['Size', 'axis2_value'],
  ['价格', 'price'],
  ['主图', 'main_image'],
  ['长', 'length_cm'],
  ['宽', 'width_cm'],
  ['高', 'height_cm'],
];

const exact = (header: string) =>
  header.normalize('NFKC').replace(/\s+/g, '').replace(/^\*+/, '').toLowerCase();
/** The header without notes in brackets, unless they name a unit. */
const loose = (header: string) => {
  const text = exact(header);
  // Only up to the last `)`: otherwise the pattern scans to the end from every `(`, which is quadratic.
  const end = text.lastIndexOf(')') + 1;
  return text.slice(0, end).replace(/\((?!kg)[^)]*\)/g, '') + text.slice(end);
};

const fields: ReadonlyMap<string, SheetField> = knownFields();

function knownFields(): Map<string, SheetField> {
  const fields = new Map<string, SheetField>();
  for (const normalise of [exact, loose]) {
    for (const { header, field } of STANDARD_LAYOUTS.flatMap(({ columns }) => columns)) {
      const key = normalise(header);
      if (field !== null && !fields.has(key)) fields.set(key, field);
    }
    for (const [header, field] of ALIASES) {
      if (!fields.has(normalise(header))) fields.set(normalise(header), field);
    }
  }
  return fields;
}

/** How many of these texts are known headers. */
export function countKnown(texts: readonly string[]): number {
  return texts.filter((text) => text !== '' && (fields.has(exact(text)) || fields.has(loose(text)))).length;
}

/** Columns of an imported sheet, bound to our fields where their headers are known; a field is bound once. */
export function bindHeaders(headers: readonly string[]): LayoutColumn[] {
  const bound = new Set<SheetField>();
  return headers.map((header) => {
    const known = fields.get(exact(header)) ?? fields.get(loose(header)) ?? null;
    const field = known !== null && !bound.has(known) ? known : null;
    if (field !== null) bound.add(field);
    return toColumn(header, field);
  });
}

const PICTURES = /image/;

/**
 * Whether a row below the headers explains the columns: where figures and addresses of pictures belong it has other
 * texts, at least two of them.
 */
export function isNoteRow(columns: readonly LayoutColumn[], row: readonly string[]): boolean {
  const areValues = columns.flatMap(({ field }, at) => {
    const text = (row[at] ?? '').trim();
    if (field === null || text === '') return [];
    if (NUMBERS.has(field)) return [/^[\d.,]+$/.test(text)];
    return PICTURES.test(field) ? [/^https?:\/\//i.test(text)] : [];
  });
  return areValues.length >= 2 && areValues.every((isValue) => !isValue);
}

/** A column filled with `field`. */
export function toColumn(header: string, field: SheetField | null): LayoutColumn {
  return {
    header,
    field,
    type: field !== null && NUMBERS.has(field) ? 'number' : 'text',
    required: field !== null && /^\s*[*＊]|必填/.test(header),
  };
}
