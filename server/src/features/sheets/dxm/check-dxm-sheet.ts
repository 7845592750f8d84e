import type { MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { SheetCheck, SheetFinding } from '@diy/contract/sheets/sheets-exports';
import type { Services } from '../../../platform/services.ts';
import type { DesignForExport } from '../../designs/index.ts';
import { firstDataRow } from '../layouts/first-data-row.ts';
import type { Finding } from '../lint/finding.ts';
import { lintProducts } from '../lint/lint-products.ts';
import { addPictures } from '../rows/add-pictures.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';
import { toCells } from '../rows/to-cells.ts';
import { checkPrints } from './check-prints.ts';
import { firstRows, includedProducts, splitParts } from './number-rows.ts';
import { drawingProblem, planPictures } from './plan-pictures.ts';
import { planProducts, type SheetRules } from './plan-products.ts';

const MAX_FINDINGS = 500;
const SAMPLE_ROWS = 8;
/** How long a person waits while colours and sizes are checked; those left are checked while the sheet is made. */
const CHECKING_MS = 5000;

/** The contents and problems of a sheet of these designs, without making it. */
export async function checkDxmSheet(
  services: Pick<Services, 'storage' | 'db' | 'config' | 'fonts' | 'log'>,
  ownerId: string,
  designs: readonly DesignForExport[],
  rules: SheetRules & { onError: 'skip' | 'include' },
  locale: MessageLocale,
): Promise<SheetCheck> {
  const { layout, settings } = rules;
  const products = planProducts(designs, rules);
  for (const [at, product] of products.entries()) product.problem = drawingProblem(designs[at]!);
  const until = performance.now() + CHECKING_MS;
  const mayCheck = () => performance.now() < until;
  const wrongRows = await checkPrints(services, ownerId, designs, products, {
    onError: rules.onError,
    mayCheck,
  });
  for (const [at, product] of products.entries())
    addPictures(product, planPictures(services.storage, designs[at]!), settings, layout.rules.maxImages);
  const findings = lintProducts(products, layout, settings);
  const included = includedProducts(products, findings, rules.onError);
  const parts = splitParts(products, included, settings.row_limit);
  const rows = firstRows(products, parts, firstDataRow(rules));
  const isError = ({ severity }: Finding) => severity === 'error';
  return {
    products: included.length,
    rows: parts.reduce((sum, part) => sum + part.rows, 0),
    files: parts.length,
    wrong: new Set(findings.filter(isError).map(({ product }) => product)).size,
    wrong_rows: wrongRows,
    errors: findings.filter(isError).length,
    warnings: findings.filter((finding) => !isError(finding)).length,
    findings: inOrder(findings)
      .slice(0, MAX_FINDINGS)
      .map((finding) => presentFinding(finding, products, rows, locale)),
    headers: layout.columns.map(({ header }) => header),
    sample: sampleRows(rules, products, included),
    ...colourWords(designs, products),
  };
}

/** Sorts findings: errors first, then by product. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) =>
    a.severity === b.severity ? a.product - b.product : a.severity === 'error' ? -1 : 1,
  );
}

function presentFinding(
  finding: Finding,
  products: readonly SheetProduct[],
  rows: ReadonlyMap<number, number>,
  locale: MessageLocale,
): SheetFinding {
  const product = products[finding.product]!;
  const first = rows.get(finding.product);
  const { severity, code, column, fix, field, variant } = finding;
  return {
    ...{ severity, code, column, fix, field },
    design_id: product.designId,
    product: product.name,
    sku: variant === null ? product.sku : String(product.variants[variant]?.values.sku ?? product.sku),
    row: first === undefined ? null : first + (variant ?? 0),
    problem: messageText(finding.problem, locale),
    advice: messageText(finding.advice, locale),
    value: field === null ? '' : String(product.values[field] ?? ''),
  };
}

function sampleRows({ layout }: SheetRules, products: readonly SheetProduct[], included: readonly number[]) {
  const rows: string[][] = [];
  for (const at of included) {
    for (const variant of products[at]!.variants) {
      if (rows.length === SAMPLE_ROWS) return rows;
      rows.push(toCells(layout, products[at]!, variant).map((cell) => (cell === null ? '' : String(cell))));
    }
  }
  return rows;
}

function colourWords(designs: readonly DesignForExport[], products: readonly SheetProduct[]) {
  const colours = new Map<string, { id: string; zh: string; en: string }>();
  const sizes = new Map<string, { id: string; zh: string; en: string }>();
  for (const { template } of designs) {
    for (const { id, name } of template.definition.colours) colours.set(id, { id, ...name });
    for (const { id, name } of template.definition.sizes) sizes.set(id, { id, zh: name, en: name });
  }
  return {
    unmapped: {
      colours: [...new Set(products.flatMap(({ unmapped }) => unmapped.colours))],
      sizes: [...new Set(products.flatMap(({ unmapped }) => unmapped.sizes))],
    },
    ours: { colours: [...colours.values()], sizes: [...sizes.values()] },
  };
}
