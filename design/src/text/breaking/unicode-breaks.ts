import { type LineClass, lineClassOf } from './line-classes.ts';

/** A character with the marks that it carries. */
export interface Cluster {
  /** UTF-16 index. */
  start: number;
  kind: LineClass;
  /** The letter without its marks. */
  letter: string;
  /** A joiner is the last of its marks. */
  endsJoined: boolean;
}

/** A place between two clusters; `at` is the index of the second one. */
export interface BreakContext {
  clusters: readonly Cluster[];
  at: number;
}

/** Whether a line may end there; undefined = another rule says it. */
export type BreakRule = (place: BreakContext) => boolean | undefined;

const setOf = (kinds: string): ReadonlySet<LineClass> => new Set(kinds.split(' '));
const LINE_ENDS = setOf('BK CR LF NL');
const MARKS = setOf('CM ZWJ');
const BEFORE_GLUE = setOf('SP BA HY');
const HYPHENS = setOf('BA HY');
const CARRY_NOTHING = setOf('BK CR LF NL SP ZW');

/**
 * UTF-16 indices at which a line may begin, by UAX 14 of Unicode 15.0. `own` rules decide before those about words (LB13 and later).
 */
export function findBreaks(text: string, own: readonly BreakRule[]): ReadonlySet<number> {
  const clusters = readClusters(text);
  const rules = [...CONTROLS, ...own, ...WORDS];
  const starts = new Set<number>();
  for (const [at, cluster] of clusters.entries()) {
    if (at > 0 && mayBreak(rules, { clusters, at })) starts.add(cluster.start);
  }
  return starts;
}

/** Whether a line may end there, by the first rule that says it; where none does, it may (LB31). */
function mayBreak(rules: readonly BreakRule[], place: BreakContext): boolean {
  for (const rule of rules) {
    const found = rule(place);
    if (found !== undefined) return found;
  }
  return true;
}

/** Groups characters (UAX #14, LB9 and LB10): a combining mark joins the cluster before it; where none can take it, it counts as a letter. */
function readClusters(text: string): Cluster[] {
  const clusters: Cluster[] = [];
  let start = 0;
  for (const letter of text) {
    const own = lineClassOf(letter.codePointAt(0) ?? 0);
    const last = clusters.at(-1);
    const isMark = MARKS.has(own);
    if (isMark && last && !CARRY_NOTHING.has(last.kind)) last.endsJoined = own === 'ZWJ';
    else clusters.push({ start, kind: isMark ? 'AL' : own, letter, endsJoined: own === 'ZWJ' });
    start += letter.length;
  }
  return clusters;
}

/** The class of a cluster by its distance: -1 stands before the place, 0 behind it. Empty where there is none. */
const kindAt = ({ clusters, at }: BreakContext, by: number): LineClass => clusters[at + by]?.kind ?? '';

/** Distance of the last cluster before the place that is no blank. */
function beyondBlanks(place: BreakContext): number {
  let by = -1;
  while (kindAt(place, by) === 'SP') by -= 1;
  return by;
}

/** No break between these; blanks may stand between where `overBlanks` says so. */
function keep(before: string, after: string, { overBlanks = false } = {}): BreakRule {
  const [first, second] = [setOf(before), setOf(after)];
  return (place) => {
    if (after !== '' && !second.has(kindAt(place, 0))) return undefined;
    const by = overBlanks ? beyondBlanks(place) : -1;
    return before === '' || first.has(kindAt(place, by)) ? false : undefined;
  };
}

/** LB4 to LB12a, where LB10 is `readClusters`. */
const CONTROLS: readonly BreakRule[] = [
  (place) => {
    const [before, after] = [kindAt(place, -1), kindAt(place, 0)];
    if (before === 'CR' && after === 'LF') return false;
    if (LINE_ENDS.has(before)) return true;
    return LINE_ENDS.has(after) ? false : undefined;
  },
  keep('', 'SP ZW'),
  (place) => (kindAt(place, beyondBlanks(place)) === 'ZW' ? true : undefined),
  ({ clusters, at }) => (clusters[at - 1]?.endsJoined ? false : undefined),
  keep('', 'WJ'),
  keep('WJ GL', ''),
  (place) => (kindAt(place, 0) === 'GL' && !BEFORE_GLUE.has(kindAt(place, -1)) ? false : undefined),
];

const INSIDE_NUMBERS = setOf('NU SY IS');
const CLOSES = setOf('CL CP');

/** LB25 as the test file has it: whole numbers with their signs (UAX 14, example 7 of section 8.2). */
const NUMBERS: BreakRule = (place) => {
  const [before, after] = [kindAt(place, -1), kindAt(place, 0)];
  const opens = (kind: LineClass) => kind === 'OP' || kind === 'OW' || kind === 'HY';
  if ((before === 'PR' || before === 'PO') && (after === 'NU' || (opens(after) && kindAt(place, 1) === 'NU')))
    return false;
  if (opens(before) && after === 'NU') return false;
  const isAffix = after === 'PO' || after === 'PR';
  let by = isAffix && CLOSES.has(before) ? -2 : -1;
  if (!isAffix && !INSIDE_NUMBERS.has(after) && !CLOSES.has(after)) return undefined;
  while (kindAt(place, by) === 'SY' || kindAt(place, by) === 'IS') by -= 1;
  return kindAt(place, by) === 'NU' ? false : undefined;
};

/** LB30a: flags are pairs. */
const FLAGS: BreakRule = (place) => {
  if (kindAt(place, 0) !== 'RI') return undefined;
  let count = 0;
  while (kindAt(place, -1 - count) === 'RI') count += 1;
  return count % 2 === 1 ? false : undefined;
};

const LETTERS = 'AL HL';
const IDEOGRAPHS = 'ID IU EB EM';
const HANGUL = 'JL JV JT H2 H3';

/** LB13 to LB30b. */
const WORDS: readonly BreakRule[] = [
  keep('', 'CL CP EX IS SY'),
  keep('OP OW', '', { overBlanks: true }),
  keep('QU', 'OP OW', { overBlanks: true }),
  keep('CL CP', 'NS', { overBlanks: true }),
  keep('BT', 'BT', { overBlanks: true }),
  (place) => (kindAt(place, -1) === 'SP' ? true : undefined),
  keep('', 'QU'),
  keep('QU', ''),
  (place) => (kindAt(place, -1) === 'CB' || kindAt(place, 0) === 'CB' ? true : undefined),
  keep('', 'BA HY NS'),
  keep('BB', ''),
  (place) => (kindAt(place, -2) === 'HL' && HYPHENS.has(kindAt(place, -1)) ? false : undefined),
  keep('SY', 'HL'),
  keep('', 'IN'),
  keep(LETTERS, 'NU'),
  keep('NU', LETTERS),
  keep('PR', IDEOGRAPHS),
  keep(IDEOGRAPHS, 'PO'),
  keep('PR PO', LETTERS),
  keep(LETTERS, 'PR PO'),
  NUMBERS,
  keep('JL', 'JL JV H2 H3'),
  keep('JV H2', 'JV JT'),
  keep('JT H3', 'JT'),
  keep(HANGUL, 'PO'),
  keep('PR', HANGUL),
  keep(LETTERS, LETTERS),
  keep('IS', LETTERS),
  keep(`${LETTERS} NU`, 'OP'),
  keep('CP', `${LETTERS} NU`),
  FLAGS,
  keep('EB IU', 'EM'),
];
