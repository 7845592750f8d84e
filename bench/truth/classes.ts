import { askAll, CALLERS, type Caller, type Reported } from './callers.ts';
import { ordinaryDesigns } from './ordinary-designs.ts';
import { wrongPrints } from './wrong-designs.ts';
import type { WrongPrint } from './wrong-print.ts';

/** A table for people, with how many of its cells are wrong. */
export interface TruthTable {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  verdict: { checked: number; wrong: number };
}

const ORDINARY = 'ordinary designs that raise a warning or an error';

/** Every class of wrong print in editor, batch, order and renderer: what is said of it, and whether that is right. */
export async function classesTable(): Promise<TruthTable> {
  const rows: (string | number)[][] = [];
  let [checked, wrong] = [0, 0];
  for (const print of wrongPrints()) {
    const reported = await askAll(print.sample);
    const cells = CALLERS.map((caller) => {
      const isRight = isAsExpected(print, reported, caller);
      checked += 1;
      if (!isRight) wrong += 1;
      return `${isRight ? 'right' : 'WRONG'}: ${said(reported[caller])}`;
    });
    rows.push([print.sample.name, print.expected, ...cells]);
  }
  const ordinary = ordinaryDesigns();
  const alarms = CALLERS.map(() => 0);
  for (const sample of ordinary) {
    const reported = await askAll(sample);
    CALLERS.forEach((caller, index) => {
      checked += 1;
      if (!reported[caller].some(isAlarm)) return;
      alarms[index] = (alarms[index] ?? 0) + 1;
      wrong += 1;
    });
  }
  rows.push([`${ordinary.length} ${ORDINARY}`, '0', ...alarms]);
  return {
    title: 'Wrong-print classes (print.md, section 4)',
    columns: ['case', 'expected', ...CALLERS],
    rows,
    verdict: { checked, wrong },
  };
}

/** A finding that stops a print, or asks a person to look at it. */
export function isAlarm({ severity }: Reported): boolean {
  return severity !== 'info';
}

/**
 * Whether a caller reports the expected finding with its weight, and nothing for a right print. A renderer that stops
 * names one reason: any error of the order check does, where that is right itself.
 */
function isAsExpected(
  print: WrongPrint,
  reported: Readonly<Record<Caller, readonly Reported[]>>,
  caller: Caller,
): boolean {
  const names = (one: Caller) => reported[one].filter(isAlarm).map(({ id, severity }) => `${id} ${severity}`);
  const [own, ofOrder] = [names(caller), names('order')];
  if (print.expected === 'none') return own.length === 0;
  if (own.includes(print.expected)) return true;
  const [reason = ''] = own;
  const hasStopped = caller === 'renderer' && own.length === 1 && reason.endsWith(' error');
  return hasStopped && ofOrder.includes(print.expected) && ofOrder.includes(reason);
}

function said(reported: readonly Reported[]): string {
  return reported.map(({ id, severity }) => `${id} (${severity})`).join(', ') || '–';
}
