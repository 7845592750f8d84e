import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { MAX_CELL_UNITS } from '../../../platform/spreadsheets/cell-text.ts';
import type { SheetLayout } from '../layouts/layout.ts';
import type { RowProblem, SheetProduct, SheetValue } from '../rows/sheet-product.ts';
import { titleKey } from '../rows/title-of.ts';
import { toCell } from '../rows/to-cells.ts';
import type { Finding } from './finding.ts';
import { isFetchable } from './is-fetchable.ts';
import { makeFinding } from './make-finding.ts';

type Found = Omit<Finding, 'product'>;

/** Everything an ERP would refuse or silently change, of all products of a sheet together. Pure. */
export function lintProducts(
  products: readonly SheetProduct[],
  layout: SheetLayout,
  settings: SheetPresetSettings,
): Finding[] {
  const all = products.flatMap((product, at) => {
    const found = [
      ...lintTitles(product, layout),
      ...lintPictures(product, layout),
      ...lintRows(product, layout),
      ...lintPrints(product),
      ...lintShop(product, layout, settings),
    ];
    return found.map((finding) => ({ ...finding, product: at }));
  });
  return [...onceEach(all), ...findSameTitles(products, layout), ...findSameSkus(products, layout)];
}

/** Problems of the installation, not of a product. */
const SAID_ONCE: ReadonlySet<string> = new Set(['sheets.address-not-public', 'sheets.address-not-https']);

function onceEach(findings: readonly Finding[]): Finding[] {
  const said = new Set<string>();
  return findings.filter(({ code }) => {
    const isNew = !said.has(code);
    if (SAID_ONCE.has(code)) said.add(code);
    return isNew;
  });
}

const headerOf = (layout: SheetLayout, ...fields: string[]) =>
  layout.columns.find(({ field }) => field !== null && fields.includes(field))?.header;

const TITLES = ['title_zh', 'title_en', 'title'] as const;

function lintTitles({ values }: SheetProduct, layout: SheetLayout): Found[] {
  const found: Found[] = [];
  for (const field of TITLES) {
    const column = headerOf(layout, field);
    if (column === undefined) continue;
    const title = String(values[field] ?? '');
    const length = [...title].length;
    const editable = field === 'title' ? null : field;
    if (length > layout.rules.maxTitle)
      found.push(makeFinding.longTitle(column, editable, length, layout.rules.maxTitle));
    if (field === 'title_en' && /\p{Script=Han}/u.test(title)) found.push(makeFinding.chineseTitle(column));
  }
  return found;
}

function lintPictures(product: SheetProduct, layout: SheetLayout): Found[] {
  const column = headerOf(layout, 'images', 'main_image', 'colour_images');
  if (column === undefined) return [];
  if (product.problem !== null) return [makeFinding.notDrawn(column, product.problem)];
  const found: Found[] = [];
  const { maxImages, minSquarePx } = layout.rules;
  const { gallery } = product;
  if (gallery.length > maxImages) found.push(makeFinding.manyImages(column, gallery.length, maxImages));
  if (!gallery.slice(0, maxImages).every(({ url }) => isFetchable(url)))
    found.push(makeFinding.notPublic(column));
  else if (gallery.some(({ url }) => url.startsWith('http:'))) found.push(makeFinding.notEncrypted(column));
  const odd = gallery.filter(
    ({ widthPx, heightPx }) => widthPx > 0 && (widthPx !== heightPx || widthPx < minSquarePx),
  );
  if (minSquarePx > 0 && odd[0]) found.push(makeFinding.oddImage(column, odd.length, odd[0], minSquarePx));
  return found;
}

function lintRows(product: SheetProduct, layout: SheetLayout): Found[] {
  const found: Found[] = [];
  const { variants } = product;
  if (variants.length === 0) return [makeFinding.noVariants()];
  if (variants.length > layout.rules.maxVariants) {
    found.push(makeFinding.manyVariants(variants.length, layout.rules.maxVariants));
  }
  for (const column of layout.columns) {
    const cells = variants.map((variant) => toCell(column, product, variant));
    // Problems that all rows share are reported once, for the product.
    const shared = cells.every((cell) => cell === cells[0]);
    for (const [at, cell] of shared ? [[0, cells[0]!] as const] : cells.entries()) {
      const problem = lintCell(column, cell, product);
      if (problem) found.push({ ...problem, variant: shared && variants.length > 1 ? null : at });
    }
  }
  return found;
}

/** What a check of its colours and sizes has found; what all rows share is reported once. */
function lintPrints({ problem, variants, leftOut = [], isUnchecked }: SheetProduct): Found[] {
  // Its own colour and size cannot be drawn, which is reported with the reason.
  if (problem !== null) return [];
  const [first, ...others] = variants;
  const keyOf = (one: RowProblem) => JSON.stringify(one);
  const shared = new Map((first?.problems ?? []).map((one) => [keyOf(one), one]));
  for (const { problems = [] } of others) {
    const own = new Set(problems.map(keyOf));
    for (const key of [...shared.keys()]) if (!own.has(key)) shared.delete(key);
  }
  return [
    ...(isUnchecked ? [makeFinding.unchecked()] : []),
    ...[...shared.values()].map(({ severity, text }) => makeFinding.notPrintable(severity, null, text)),
    ...variants.flatMap(({ values, problems = [] }, variant) =>
      problems
        .filter((one) => !shared.has(keyOf(one)))
        .map(({ severity, text }) => ({
          ...makeFinding.notPrintable(severity, String(values.variant_name ?? ''), text),
          variant,
        })),
    ),
    ...leftOut.map(({ name, text }) => makeFinding.rowLeftOut(name, text)),
  ];
}

const POSITIVE = new Set(['price', 'length_cm', 'width_cm', 'height_cm', 'weight_g', 'weight_kg']);

function lintCell(
  { header, field, required }: SheetLayout['columns'][number],
  cell: SheetValue,
  { problem }: SheetProduct,
): Found | null {
  const isPicture = field !== null && /image/.test(field);
  if (field !== null && POSITIVE.has(field) && (typeof cell !== 'number' ? required : !(cell > 0)))
    return makeFinding.notPositive(header, field === 'price' ? 'price' : null);
  if (required && cell === null) {
    // Reported already, with the reason.
    if (isPicture && problem !== null) return null;
    return makeFinding.missing(header, field === 'title_zh' || field === 'title_en' ? field : null);
  }
  if (typeof cell === 'string' && cell.length > MAX_CELL_UNITS)
    return makeFinding.longCell(header, cell.length);
  return null;
}

function lintShop(product: SheetProduct, layout: SheetLayout, settings: SheetPresetSettings): Found[] {
  const found: Found[] = [];
  const attributes = headerOf(layout, 'attributes');
  if (attributes !== undefined && settings.attributes !== '' && !isJson(settings.attributes))
    found.push(makeFinding.badAttributes(attributes));
  const price = headerOf(layout, 'price');
  if (price !== undefined && product.currency !== settings.currency && settings.price_factor === 1)
    found.push(makeFinding.otherCurrency(price, product.currency, settings.currency));
  for (const { header, field } of layout.columns) {
    const asked = /[（(]([A-Z]{3})[)）]/.exec(header)?.[1];
    const written = field === 'price' ? settings.currency : settings.list_price_currency;
    const isWritten = field === 'price' || (field === 'list_price' && settings.list_price_factor > 0);
    if (asked && isWritten && asked !== written)
      found.push(makeFinding.headerCurrency(header, asked, written));
  }
  if (product.unmapped.colours.length > 0)
    found.push(makeFinding.unmapped('colour', product.unmapped.colours));
  if (product.unmapped.sizes.length > 0) found.push(makeFinding.unmapped('size', product.unmapped.sizes));
  return found;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Products whose titles a platform would take for one, in every column that has a title. */
export function findSameTitles(products: readonly SheetProduct[], layout: SheetLayout): Finding[] {
  const severity = layout.platform === '' ? 'warning' : 'error';
  return TITLES.flatMap((field) => {
    const column = headerOf(layout, field);
    if (column === undefined) return [];
    const first = new Map<string, number>();
    return products.flatMap((product, at) => {
      const title = titleKey(String(product.values[field] ?? ''));
      const before = first.get(title);
      if (title === '' || before === undefined) {
        first.set(title, at);
        return [];
      }
      const editable = field === 'title' ? null : field;
      return [{ ...makeFinding.sameTitle(column, products[before]!, editable, severity), product: at }];
    });
  });
}

function findSameSkus(products: readonly SheetProduct[], layout: SheetLayout): Finding[] {
  const column = headerOf(layout, 'sku');
  if (column === undefined) return [];
  const first = new Map<string, string>();
  return products.flatMap((product, at) =>
    product.variants.flatMap(({ values }, variant) => {
      const sku = String(values.sku ?? '').toLowerCase();
      const before = first.get(sku);
      if (sku === '')
        return [{ ...makeFinding.missing(column, null), severity: 'error' as const, product: at, variant }];
      if (before === undefined) {
        first.set(sku, product.name);
        return [];
      }
      return [{ ...makeFinding.sameSku(column, String(values.sku), before), product: at, variant }];
    }),
  );
}
