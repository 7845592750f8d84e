import { message, type StoredMessage } from '@diy/contract/messages';
import type { SheetFinding } from '@diy/contract/sheets/sheets-exports';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { ProductPicture, SheetProduct } from '../rows/sheet-product.ts';
import type { Finding } from './finding.ts';

type Found = Omit<Finding, 'product'>;
/** @param problem its id is that of the finding, under `sheets.` */
function make(
  severity: Finding['severity'],
  column: string,
  problem: StoredMessage,
  advice: StoredMessage,
  more: Partial<Found> = {},
): Found {
  const code = problem.id.replace('sheet-findings.', 'sheets.');
  return { severity, code, variant: null, column, problem, advice, fix: null, field: null, ...more };
}

/** Headers as people call them: without the star and the line feed. */
const plain = (header: string) => header.replace(/^\s*\*/, '').replace(/\s+/g, '');
/** The first of them; the last one shown says that there are more. */
const list = (words: readonly string[]): string[] =>
  words.slice(0, 8).map((word, at) => (at === 7 && words.length > 8 ? `${word} …` : word));

/** Constructors of all findings; `sheet-findings.*` words them. */
export const makeFinding = {
  missing: (column: string, field: SheetFinding['field']) =>
    make(
      'error',
      column,
      message('sheet-findings.cell-missing', { column: plain(column) }),
      message(field ? 'sheet-findings.cell-missing.advice-title' : 'sheet-findings.cell-missing.advice'),
      { field },
    ),
  notPositive: (column: string, field: SheetFinding['field']) =>
    make(
      'error',
      column,
      message('sheet-findings.not-positive', { column: plain(column) }),
      message('sheet-findings.not-positive.advice'),
      { field },
    ),
  longTitle: (column: string, field: SheetFinding['field'], length: number, max: number) =>
    make(
      'error',
      column,
      message('sheet-findings.title-too-long', { length, max }),
      message('sheet-findings.title-too-long.advice'),
      { field, fix: 'cut-titles' },
    ),
  chineseTitle: (column: string) =>
    make(
      'warning',
      column,
      message('sheet-findings.title-not-english'),
      message('sheet-findings.title-not-english.advice'),
      { field: 'title_en' },
    ),
  /** An error where the platform is known to merge by title; of an own sheet nobody knows. */
  sameTitle: (
    column: string,
    other: SheetProduct,
    field: SheetFinding['field'],
    severity: Finding['severity'],
  ) =>
    make(
      severity,
      column,
      message('sheet-findings.same-title', { column: plain(column), other: other.name, sku: other.sku }),
      message('sheet-findings.same-title.advice'),
      { field, fix: 'unique-titles' },
    ),
  sameSku: (column: string, sku: string, other: string) =>
    make(
      'error',
      column,
      message('sheet-findings.same-sku', { sku, other }),
      message('sheet-findings.same-sku.advice', { fields: ['{design}', '{colour}', '{size}'] }),
      { fix: 'unique-skus' },
    ),
  notDrawn: (column: string, reason: Message) =>
    make(
      'error',
      column,
      message('sheet-findings.not-drawn', { reason }),
      message('sheet-findings.not-drawn.advice'),
    ),
  changedMeanwhile: () =>
    make(
      'warning',
      '',
      message('sheet-findings.changed-meanwhile'),
      message('sheet-findings.changed-meanwhile.advice'),
    ),
  deletedMeanwhile: () =>
    make(
      'warning',
      '',
      message('sheet-findings.deleted-meanwhile'),
      message('sheet-findings.deleted-meanwhile.advice'),
    ),
  /** @param variant null = all rows of the product have it */
  notPrintable: (severity: Finding['severity'], variant: string | null, problem: Message) =>
    make(
      severity,
      '',
      message('sheet-findings.print', { variant: variant ?? '', problem }),
      message('sheet-findings.print.advice'),
    ),
  rowLeftOut: (variant: string, problem: Message) =>
    make(
      'warning',
      '',
      message('sheet-findings.row-left-out', { variant, problem }),
      message('sheet-findings.print.advice'),
    ),
  unchecked: () =>
    make('warning', '', message('sheet-findings.unchecked'), message('sheet-findings.unchecked.advice')),
  manyImages: (column: string, count: number, max: number) =>
    make(
      'warning',
      column,
      message('sheet-findings.too-many-images', { count, max }),
      message('sheet-findings.too-many-images.advice'),
    ),
  oddImage: (column: string, count: number, { widthPx, heightPx }: ProductPicture, min: number) =>
    make(
      'warning',
      column,
      message('sheet-findings.image-not-square', { count, widthPx, heightPx, min }),
      message('sheet-findings.image-not-square.advice'),
    ),
  notPublic: (column: string) =>
    make(
      'warning',
      column,
      message('sheet-findings.address-not-public'),
      message('sheet-findings.address-not-public.advice'),
    ),
  notEncrypted: (column: string) =>
    make(
      'warning',
      column,
      message('sheet-findings.address-not-https'),
      message('sheet-findings.address-not-https.advice'),
    ),
  noVariants: () =>
    make('error', '', message('sheet-findings.no-variants'), message('sheet-findings.no-variants.advice')),
  manyVariants: (count: number, max: number) =>
    make(
      'warning',
      '',
      message('sheet-findings.too-many-variants', { count, max }),
      message('sheet-findings.too-many-variants.advice'),
    ),
  longCell: (column: string, length: number) =>
    make(
      'error',
      column,
      message('sheet-findings.cell-too-long', { length }),
      message('sheet-findings.cell-too-long.advice'),
    ),
  badAttributes: (column: string) =>
    make(
      'error',
      column,
      message('sheet-findings.attributes-not-json'),
      message('sheet-findings.attributes-not-json.advice'),
    ),
  otherCurrency: (column: string, from: string, to: string) =>
    make(
      'warning',
      column,
      message('sheet-findings.currency-differs', { from, to }),
      message('sheet-findings.currency-differs.advice'),
    ),
  headerCurrency: (column: string, asked: string, written: string) =>
    make(
      'warning',
      column,
      message('sheet-findings.header-currency', { column: plain(column), asked, written }),
      message('sheet-findings.header-currency.advice'),
    ),
  unmapped: (kind: 'colour' | 'size', words: readonly string[]) =>
    make(
      'warning',
      '',
      message(`sheet-findings.${kind}-unmapped`, { words: list(words) }),
      message('sheet-findings.unmapped.advice'),
    ),
} as const;
