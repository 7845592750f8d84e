import { message } from '@diy/contract/messages/make-message';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { isPrintKey } from '../../../words/text-pairs.ts';
import { withoutErrorColumns } from '../error-columns.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import { unassignedNameColumns } from '../headers/receivers.ts';
import type { Profile } from '../model/profile.ts';
import { maybePersonalised, personalisedName } from '../personalised-name.ts';
import { findProfile } from '../profiles/all-profiles.ts';
import { cutWordsToFit } from '../row-problems.ts';
import { asksVariation } from './asks-variation.ts';
import { isIgnoredText } from './ignored-texts.ts';
import { labelledColumns } from './labelled-cells.ts';
import { isOnlyMeasure } from './only-measure.ts';
import { leavesNothingToAsk, type OptionKind } from './option-kinds.ts';
import { usedColumns } from './used-columns.ts';

/**
 * The mapping with the columns that may say what a line is printed on and that nobody reads. A person decides once what each of them is; a mapping
 * that says so already stays as it is.
 */
export function withUnreadVariationColumns(all: readonly string[], mapping: Mapping): Mapping {
  if (mapping.beside_variation !== undefined) return mapping;
  const profile = findProfile(mapping.profile);
  if (profile.exact) return mapping;
  const used = new Set([...usedColumns(mapping), ...(mapping.beside_address ?? [])]);
  const headers = withoutErrorColumns(all);
  // Known layouts say whose each name is.
  const names = new Set(
    profile.key === 'generic'
      ? unassignedNameColumns(headers.map(normaliseHeader), (column) => !used.has(column))
      : [],
  );
  const repeated = profile.columns?.productTitle ? [] : repeatedTitles(headers, mapping);
  const found = headers.flatMap((header, column) =>
    repeated.includes(column) ||
    (!used.has(column) &&
      (isNameless(header) ||
        isOnlyMeasure(headers, column) ||
        (asksVariation(header) && !isKnownOther(profile, header)) ||
        isAskedBy(profile, header) ||
        names.has(column)))
      ? [column]
      : [],
  );
  if (repeated.length === 0) return { ...mapping, beside_variation: found };
  const productTitle = mapping.columns.productTitle?.filter((column) => !repeated.includes(column)) ?? [];
  return { ...mapping, columns: { ...mapping.columns, productTitle }, beside_variation: found };
}

/** Columns with the same header as the title's: with another text they are a second piece, or its option. */
function repeatedTitles(headers: readonly string[], { columns }: Mapping): number[] {
  const [first, ...others] = columns.productTitle ?? [];
  if (first === undefined) return [];
  const key = normaliseHeader(headers[first] ?? '');
  return others.filter((column) => normaliseHeader(headers[column] ?? '') === key);
}

/** Whether a layout has personalisations under a header that says nothing of them. */
function isAskedBy({ alsoAsks = [] }: Profile, header: string): boolean {
  const text = header.trim().toLowerCase();
  return alsoAsks.some((name) =>
    name.endsWith('*')
      ? text.startsWith(name.slice(0, -1).toLowerCase())
      : normaliseHeader(name) === normaliseHeader(header),
  );
}

/** Whether a layout says that a column is not about what is printed. */
export function isKnownOther({ notPrinted = [] }: Profile, header: string): boolean {
  return notPrinted.some((name) => normaliseHeader(name) === normaliseHeader(header));
}

/** Nobody knows what stands in a column without a header, or under one that says nothing: `Other 1`, 기타1, `Unnamed: 4`, `Column3`. */
const isNameless = (header: string): boolean =>
  header.trim() === '' || SAYS_NOTHING.test(normaliseHeader(header));

const SAYS_NOTHING =
  /^(?:others?|misc(?:ellaneous)?|extras?|reserved?|spare|unnamed|untitled|column|col|field|udf|userdefined(?:field)?|userfield|custom(?:field)?|customcolumn|free(?:text|field)|sonstiges|freifeld|spalte|feld|autres?|divers|champ|colonne|otros?|campo|columna|altro|colonna|outros?|coluna|overig|veld|inne|pole|diger|alan|прочее|поле|столбец|その他|予備|項目|カラム|自由項目|기타|여분|예비|필드|其他|其它|备用|预留|扩展|自定义|自訂|扩展字段|备用字段|自定义字段|预留字段|字段|列|أخرى|حقل|אחר|שדה|سایر|فیلد)(?:field|column|text|字段|列|欄位|栏)?\d{0,2}$/;

const openColumns = rememberObjects((mapping: Mapping): readonly number[] => {
  const used = usedColumns(mapping);
  return (mapping.beside_variation ?? []).filter((column) => !used.has(column));
});

/**
 * The problem of a row with text in such a column that its variation does not say as well.
 * @param kinds of the file's columns (`optionKinds`): what a part of the goods is like, the variation says nothing of
 */
export function unreadVariation(
  mapping: Mapping,
  { fields }: OrderLine,
  cells: readonly string[],
  kinds?: ReadonlyMap<number, OptionKind>,
): RowProblem | null {
  const open = openColumns(mapping).filter((column) => {
    const text = cells[column];
    if (!text || isIgnoredText(mapping, 'option', column, text)) return false;
    const kind = kinds?.get(column);
    if (kind === 'buyer') return !SAY_NAMES.some((field) => says(fields[field] ?? '', text));
    return kind && kind !== 'apart'
      ? !leavesNothingToAsk(text, kind, column)
      : !says(fields.variation ?? '', text) && text !== fields.productTitle;
  });
  const apart = { has: (column: number) => kinds?.get(column) === 'apart' };
  const { variation = '', productTitle = '' } = fields;
  // A title that holds the word too says nothing of what this buyer chose: `Best Mum Mug` beside `Engraving: Mum`.
  const isSaid = (value: string, label: string) => {
    if (isPrintKey(label) || maybePersonalised(label) || personalisedName(label) !== null) return false;
    return says(asksVariation(label) ? variation : `${variation} ${productTitle}`, value);
  };
  const columns = [...open, ...labelledColumns(mapping, cells, apart, isSaid)];
  if (columns.length === 0) return null;
  const words = cutWordsToFit(columns.map((column) => cells[column]!));
  return {
    field: null,
    code: 'OPTION_UNREAD',
    text: message('order-rows.OPTION_UNREAD', { words }),
    columns,
    samples: columns.map((column) => cells[column]!),
  };
}

/** Whose name a bare `Name` may repeat: any other one may be what is printed. */
const SAY_NAMES = ['recipientName', 'company', 'productTitle', 'externalOrderNo', 'sku'] as const;

/** Whether the variation says all of a text: `Color: Black, Size: M` says `Black`. */
function says(variation: string, text: string): boolean {
  return variation !== '' && ` ${plain(variation)} `.includes(` ${plain(text)} `);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .join(' ')
    .trim();
}
