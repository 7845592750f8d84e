import { LINE_CLASS_RUNS } from './line-class-runs.ts';

/**
 * A line breaking class of UAX 14, after LB1. Ours in addition: BT for B2, OW for OP that is wide in East Asia, IU for ID that will
 * be a pictograph, and HS for syllables of Hangul, which are H2 or H3.
 */
export type LineClass = string;

interface Runs {
  /** First code points, ascending, and the classes from there on. */
  starts: readonly number[];
  classes: readonly LineClass[];
}
function readRuns(): Runs {
  const starts: number[] = [];
  const classes: LineClass[] = [];
  let at = 0;
  for (const [, own = '', length = ''] of LINE_CLASS_RUNS.matchAll(/([A-Z]+)([0-9a-z]+)/g)) {
    starts.push(at);
    classes.push(own);
    at += Number.parseInt(length, 36);
  }
  return { starts, classes };
}

const { starts, classes } = readRuns();

const FIRST_SYLLABLE = 0xac00;
/** Syllables of one pair of consonant and vowel: alone, and with each consonant behind them. */
const FINALS = 28;

/** The class of a code point. */
export function lineClassOf(codePoint: number): LineClass {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= codePoint) low = middle;
    else high = middle - 1;
  }
  const found = classes[low] ?? 'AL';
  if (found !== 'HS') return found;
  return (codePoint - FIRST_SYLLABLE) % FINALS === 0 ? 'H2' : 'H3';
}
