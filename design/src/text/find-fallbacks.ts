import type { TextUnit } from './breaking/text-units.ts';
import type { FontFace } from './fonts/font-face.ts';
import type { FallbackUse } from './text-layout.ts';

/** A letter that every face of its script has. */
const TYPICAL: readonly [RegExp, string][] = [
  [/\p{Script=Latin}/u, 'a'],
  [/\p{Script=Greek}/u, 'α'],
  [/\p{Script=Cyrillic}/u, 'а'],
  [/\p{Script=Arabic}/u, 'ا'],
  [/\p{Script=Hebrew}/u, 'א'],
  [/\p{Script=Thai}/u, 'ก'],
  [/\p{Script=Devanagari}/u, 'क'],
  [/\p{Script=Hangul}/u, '가'],
  [/\p{Script=Han}/u, '一'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'あ'],
];

/** The letters that other faces than the layer's own have set, by face. Blanks are nothing to see. */
export function findFallbacks(units: readonly TextUnit[], { joined }: FontFace): FallbackUse[] {
  if (!joined) return [];
  const { sourceOf, ownOf = () => joined.own } = joined;
  const found = new Map<string, { letters: string[]; isOfOwnScript: boolean }>();
  for (const { text, glyphs, isSpace, isInvisible } of units) {
    const other = glyphs.find(({ glyphId }) => sourceOf(glyphId) !== ownOf(glyphId).id);
    if (!other || isSpace || isInvisible) continue;
    const [from, own] = [sourceOf(other.glyphId), ownOf(other.glyphId)];
    const use = found.get(from) ?? { letters: [], isOfOwnScript: false };
    const typical = TYPICAL.find(([script]) => script.test(text))?.[1];
    use.letters.push(text);
    use.isOfOwnScript ||= typical !== undefined && own.covers(typical.codePointAt(0) ?? 0);
    found.set(from, use);
  }
  return [...found].map(([fontId, { letters, isOfOwnScript }]) => ({
    fontId,
    characters: [...new Set(letters)],
    count: letters.length,
    isOfOwnScript,
  }));
}
