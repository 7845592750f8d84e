import type { ShapeOptions } from './font-face.ts';

/** A stretch of text HarfBuzz shapes in one go. `script` is an ISO 15924 tag; `end` is exclusive (UTF-16). */
export interface ScriptRun {
  start: number;
  end: number;
  script: string;
  isRightToLeft: boolean;
}

const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Latin}/u, 'Latn'],
  [/\p{Script=Han}/u, 'Hani'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Kana'],
  [/\p{Script=Hangul}/u, 'Hang'],
  [/\p{Script=Cyrillic}/u, 'Cyrl'],
  [/\p{Script=Greek}/u, 'Grek'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Arabic}/u, 'Arab'],
  [/\p{Script=Hebrew}/u, 'Hebr'],
  [/\p{Script=Devanagari}/u, 'Deva'],
];

function scriptOf(character: string): string | null {
  return scripts.find(([pattern]) => pattern.test(character))?.[1] ?? null;
}

/**
 * Cuts text where the script or the direction changes, because kerning and ligatures are looked up per script.
 * Digits, punctuation and spaces go with the script before them (with the one after, at the start); `otherwise` is the script of a text without letters.
 * `levels` are those of the bidirectional algorithm; without them all runs left to right.
 */
export function splitScripts(text: string, otherwise = 'Latn', levels?: Uint8Array | null): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let index = 0;
  let undecided = true;
  for (const character of text) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    const end = index + character.length;
    const isRightToLeft = ((levels?.[index] ?? 0) & 1) === 1;
    if (last?.isRightToLeft !== isRightToLeft) {
      runs.push({ start: index, end, script: script ?? last?.script ?? otherwise, isRightToLeft });
      undecided = true;
    } else if (script === null || script === last.script) last.end = end;
    else if (undecided) Object.assign(last, { end, script });
    else runs.push({ start: index, end, script, isRightToLeft });
    undecided &&= script === null;
    index = end;
  }
  return runs;
}

/** `splitScripts` that keeps its last result: parts of one text are shaped one after the other. */
export function createScriptReader() {
  let last: { text: string; otherwise: string; levels: Uint8Array | null; runs: ScriptRun[] } | undefined;
  return (text: string, { vertical, levels = null }: Pick<ShapeOptions, 'vertical' | 'levels'>) => {
    const otherwise = vertical ? 'Hani' : 'Latn';
    if (last?.text === text && last.otherwise === otherwise && last.levels === levels) return last.runs;
    last = { text, otherwise, levels, runs: splitScripts(text, otherwise, levels) };
    return last.runs;
  };
}

/** What is shaped of these runs: those of a range, parted at each cut. */
export function cutRuns(
  runs: readonly ScriptRun[],
  { range, cuts = [] }: { range?: { start: number; end: number }; cuts?: readonly number[] },
): readonly ScriptRun[] {
  if (!range && cuts.length === 0) return runs;
  const { start: first, end: last } = range ?? { start: 0, end: Infinity };
  return runs.flatMap(({ start, end, ...run }) => {
    const [from, to] = [Math.max(start, first), Math.min(end, last)];
    if (from >= to) return [];
    const inside = cuts.filter((at) => at > from && at < to);
    return [from, ...inside].map((at, i) => ({ ...run, start: at, end: inside[i] ?? to }));
  });
}
