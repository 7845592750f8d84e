/** Common letters of each script, and words that show a font of it. */
const SCRIPTS: readonly (readonly [script: string, letters: string, words: string])[] = [
  ['han', '的一是', '字体'],
  ['latin', 'aen', 'Aag'],
  ['arabic', 'ابن', 'خط'],
  ['hebrew', 'אבה', 'אבג'],
  ['cyrillic', 'аео', 'Шжд'],
  ['greek', 'αεο', 'Ωαβ'],
  ['hangul', '가나다', '한글'],
  ['kana', 'あいの', 'あア'],
  ['thai', 'กาน', 'กขค'],
  ['devanagari', 'कनर', 'कखग'],
];
const SHOWN = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** Scripts that a sample shows, and its letters where it has none of them. */
const SCRIPTS_SHOWN = 2;
const LETTERS_SHOWN = 4;

/** Scripts whose common letters are all there. */
export function scriptsOf(characters: ReadonlySet<number>): string[] {
  return SCRIPTS.filter(([, letters]) => isCovered(letters, characters)).map(([script]) => script);
}

/** Words that show a font in few letters, all of which it has. */
export function sampleText(characters: ReadonlySet<number>): string {
  const scripts = SCRIPTS.filter(([, letters, words]) => isCovered(letters + words, characters));
  if (scripts.length > 0)
    return scripts
      .slice(0, SCRIPTS_SHOWN)
      .map(([, , words]) => words)
      .join('');
  const letters = [...characters].map((code) => String.fromCodePoint(code)).filter((one) => SHOWN.test(one));
  return letters.slice(0, LETTERS_SHOWN).join('');
}

const isCovered = (text: string, characters: ReadonlySet<number>) =>
  [...text].every((letter) => characters.has(letter.codePointAt(0)!));
