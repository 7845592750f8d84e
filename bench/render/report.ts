import { median, megabytes, ms, printTable } from '../support/figures.ts';
import type { Made, Stages } from './protocol.ts';

/** One design's files with the time they took, seen from outside. */
export interface Timed extends Made {
  wallMs: number;
  /** Processor time of all processes of the side. */
  cpuMs: number;
}

type Pair = { ours: Timed; theirs: Timed & { drawMs: number; toBlobMs: number } };

/** Medians of both sides and how many times faster ours is. */
export function reportPairs(
  pairs: readonly Pair[],
  cold: readonly [number, number][],
  newPages: readonly number[],
): void {
  console.log(
    `Medians of ${pairs.length} pairs, ours and Chromium in turn; every design has a photo of its own.`,
  );
  const row = (name: string, value: (side: Timed) => number) => {
    const [ours, theirs] = [
      median(pairs.map((p) => value(p.ours))),
      median(pairs.map((p) => value(p.theirs))),
    ];
    const pairRatios = pairs.map((p) => value(p.theirs) / value(p.ours));
    const range = `${Math.min(...pairRatios).toFixed(1)}–${Math.max(...pairRatios).toFixed(1)}`;
    return [name, ms(ours), ms(theirs), `${(theirs / ours).toFixed(2)}×`, range];
  };
  const [coldOurs, coldTheirs] = [median(cold.map(([one]) => one)), median(cold.map(([, two]) => two))];
  const ourClock = median(pairs.map((pair) => pair.ours.wallMs));
  printTable(
    ['', 'ours', 'Chromium', 'ratio', 'pairs'],
    [
      row('print file', (side) => side.printMs),
      row('mockup', (side) => side.mockupMs),
      row('both, by the clock', (side) => side.wallMs),
      row('both, processor time', (side) => side.cpuMs),
      [
        'both, new page per design',
        ms(ourClock),
        ms(median(newPages)),
        `${(median(newPages) / ourClock).toFixed(2)}×`,
        '',
      ],
      [
        'cold: start to first files',
        ms(coldOurs),
        ms(coldTheirs),
        `${(coldTheirs / coldOurs).toFixed(2)}×`,
        '',
      ],
    ],
  );
  const perMinute = (value: (pair: Pair) => number) => (60_000 / median(pairs.map(value))).toFixed(1);
  console.log(`Print files per minute, each with its mockup, one process:`);
  console.log(`  ours ${perMinute((p) => p.ours.wallMs)}, Chromium ${perMinute((p) => p.theirs.wallMs)}`);
  const size = (value: (pair: Pair) => number) => median(pairs.map(value));
  console.log(
    `Size of the print file: ours ${megabytes(size((p) => p.ours.printBytes))} (300 dpi, sRGB profile),` +
      ` Chromium ${megabytes(size((p) => p.theirs.printBytes))} (neither)`,
  );
  console.log(
    `Chromium's print file: draw ${ms(size((p) => p.theirs.drawMs))}, toBlob ${ms(size((p) => p.theirs.toBlobMs))},` +
      ` post ${ms(size((p) => p.theirs.printMs - p.theirs.drawMs - p.theirs.toBlobMs))}\n`,
  );
}

/** Milliseconds per design of each round, by way of working. */
export interface Flows {
  ours: number[];
  freshPages: number[];
  warmPage: number[];
  twoWarmPages: number[];
}

/** Many designs one after the other, with what each way makes of two cores. */
export function reportFlows(flows: Flows): void {
  const ours = median(flows.ours);
  const row = (name: string, times: readonly number[]) => {
    const time = median(times);
    return [name, ms(time), (60_000 / time).toFixed(1), `${(time / ours).toFixed(2)}×`];
  };
  console.log('Many designs, two cores');
  printTable(
    ['', 'per design', 'per minute', 'against ours'],
    [
      row('ours, two jobs at once as the worker runs', flows.ours),
      row('Chromium, a page of its own for each design, two at once', flows.freshPages),
      row('Chromium, one warm page', flows.warmPage),
      row('Chromium, two warm pages', flows.twoWarmPages),
    ],
  );
}

/** Where our time goes: median of each stage. */
export function reportStages(rounds: readonly Stages[]): void {
  console.log('Where our time goes');
  printTable(
    ['stage', 'median'],
    (rounds[0] ?? []).map(([name], at) => [name, ms(median(rounds.map((round) => round[at]?.[1] ?? NaN)))]),
  );
}
