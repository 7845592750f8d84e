import type { FileOutcome } from './outcome-of-file.ts';

/** Outcomes with the words and the columns under which they are printed. */
const OUTCOMES: readonly [FileOutcome['outcome'], column: string, inSummary: string][] = [
  ['right', 'right', 'right'],
  ['clicks', 'clicks', 'after one or two clicks'],
  ['stopped', 'stopped', 'stopped with the reason'],
  ['refused', 'refused', 'refused with the reason'],
  ['silently wrong', 'wrong', 'silently wrong'],
];
const NAME_WIDTH = 34;
const WIDTH = 9;

/** One line for each platform: how many of its files came out how; platforms without a layout of their own stand together. */
export function tableByPlatform(all: readonly FileOutcome[]): string {
  const groups = new Map<string, FileOutcome[]>();
  for (const one of all) groups.set(platformOf(one), [...(groups.get(platformOf(one)) ?? []), one]);
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(NAME_WIDTH) + cells.map((cell) => String(cell || '.').padStart(WIDTH)).join('');
  const counts = (some: readonly FileOutcome[]) => [
    some.length,
    ...OUTCOMES.map(([outcome]) => countOf(some, outcome)),
  ];
  return [
    line('platform', ['files', ...OUTCOMES.map(([, column]) => column)]),
    ...[...groups.keys()].sort().map((name) => line(name, counts(groups.get(name)!))),
    line('all', counts(all)),
  ].join('\n');
}

/** The totals in one sentence. */
export function summaryOf(all: readonly FileOutcome[]): string {
  const parts = OUTCOMES.map(([outcome, , words]) => `${countOf(all, outcome)} ${words}`);
  return `${all.length} platform files: ${parts.join(', ')}`;
}

export function countOf(all: readonly FileOutcome[], outcome: FileOutcome['outcome']): number {
  return all.filter((one) => one.outcome === outcome).length;
}

function platformOf({ file }: FileOutcome): string {
  if (file.profile && file.profile !== 'generic') return file.profile;
  return `(other layouts, ${file.name.split('/')[0]})`;
}
