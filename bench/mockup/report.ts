import { median, printTable } from '../support/figures.ts';
import type { Until } from './protocol.ts';

export interface Measured {
  side: string;
  kind: string;
  product: string;
  until: Until;
  /** Processes or pages at work. */
  lanes: number;
  perSecond: number;
  /** Processor time for one mockup, the warm-up of each process included. */
  cpuMs: number;
}

/** Medians of the rounds, by product and side. */
export function reportMockups(all: readonly Measured[]): void {
  for (const until of ['pixels', 'jpeg'] as const) {
    console.log(until === 'pixels' ? 'Up to the pixels' : 'Up to the JPEG');
    const rows: string[][] = [];
    for (const product of new Set(all.map((one) => one.product))) {
      for (const side of new Set(all.map((one) => one.side))) {
        const measuredWith = (lanes: number) =>
          all.filter(
            (one) =>
              one.product === product && one.side === side && one.until === until && one.lanes === lanes,
          );
        const rate = (lanes: number) => median(measuredWith(lanes).map((one) => one.perSecond)).toFixed(1);
        const cpuMs = median(measuredWith(2).map((one) => one.cpuMs));
        rows.push([
          `${product} (${measuredWith(1)[0]?.kind})`,
          side,
          rate(1),
          rate(2),
          `${cpuMs.toFixed(1)} ms`,
          (2000 / cpuMs).toFixed(0),
        ]);
      }
    }
    printTable(['', 'way', '/s, one', '/s, two', 'processor time', '/s on two free cores'], rows);
  }
}
