import type { Services } from '../../../platform/services.ts';
import { type DesignForExport, findAcceptedKeys } from '../../designs/index.ts';
import { checkVariants, openErrors, type VariantCheck } from '../../orders/index.ts';
import type { RowProblem, SheetProduct } from '../rows/sheet-product.ts';

type Needs = Pick<Services, 'db' | 'config' | 'fonts' | 'log'>;

/** How rows with errors are handled, and when to stop checking. */
export interface PrintCheck {
  onError: 'skip' | 'include';
  /** Called before each product that is checked; false = it, and those after it, stay unchecked. */
  mayCheck: (at: number) => Promise<boolean> | boolean;
}

/**
 * Checks every row of products as its colour and size would be printed, and records in it what was found. Rows with errors are taken
 * out where that is chosen and the product has others. Returns how many rows have errors in products that have others.
 */
export async function checkPrints(
  services: Needs,
  ownerId: string,
  designs: readonly DesignForExport[],
  products: readonly SheetProduct[],
  { onError, mayCheck }: PrintCheck,
): Promise<number> {
  let wrong = 0;
  let isOver = false;
  for (const [at, product] of products.entries()) {
    if (product.problem !== null || product.variants.length === 0) continue;
    isOver ||= !(await mayCheck(at));
    product.isUnchecked = isOver || !(await checkRows(services, ownerId, designs[at]!, product));
    const bad = product.variants.filter(isWrong);
    if (bad.length === 0 || bad.length === product.variants.length) continue;
    wrong += bad.length;
    if (onError === 'skip') leaveOut(product);
  }
  return wrong;
}

const isWrong = ({ problems = [] }: SheetProduct['variants'][number]) =>
  problems.some(({ severity }) => severity === 'error');

function leaveOut(product: SheetProduct): void {
  product.leftOut = product.variants.filter(isWrong).map(({ values, problems = [] }) => {
    const { text } = problems.find(({ severity }) => severity === 'error')!;
    return { name: String(values.variant_name ?? ''), text };
  });
  product.variants = product.variants.filter((variant) => !isWrong(variant));
}

/** False when the design could not be checked. */
async function checkRows(
  services: Needs,
  ownerId: string,
  design: DesignForExport,
  product: SheetProduct,
): Promise<boolean> {
  try {
    const { colourId, sizeId } = design;
    const all = [{ colourId, sizeId }, ...product.variants].map((one) => {
      return { colourId: one.colourId, sizeId: one.sizeId };
    });
    const [own, ...checks] = await checkVariants(services, ownerId, design, all);
    const accepted = (await findAcceptedKeys(services.db, ownerId, [design.id])).get(design.id);
    for (const [at, check] of checks.entries()) {
      const problems = problemsOf(check, own!, accepted ?? new Map());
      if (problems.length > 0) product.variants[at]!.problems = problems;
    }
    return true;
  } catch (error) {
    services.log.error({ err: error, designId: design.id }, 'rows of a sheet could not be checked');
    return false;
  }
}

/** Errors that nobody has accepted, and what the design does not have in its own colour and size, where the designer shows it. */
function problemsOf(
  { uncovered, findings }: VariantCheck,
  own: VariantCheck,
  accepted: { has(key: string): boolean },
): RowProblem[] {
  const nameOf = ({ id, layer }: VariantCheck['findings'][number]) => JSON.stringify([id, layer]);
  const seen = new Set(own.findings.map(nameOf));
  const warnings = findings.filter((one) => one.severity === 'warning' && !seen.has(nameOf(one)));
  return [
    ...openErrors(findings, accepted).map(({ text }) => ({ severity: 'error' as const, text })),
    ...(uncovered ? [{ severity: 'warning' as const, text: uncovered }] : []),
    ...warnings.map(({ text }) => ({ severity: 'warning' as const, text })),
  ];
}
