import { plainColours } from './css-colours.ts';
import { requireInnerStyle } from './css-links.ts';

/** Rules that name where a font comes from; text is drawn in our own fonts only, and none is loaded. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const FONT_IMPORT =
  /@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\/(?:fonts\.|use\.typekit\.net|use\.fontawesome\.com|rsms\.me\/inter)[^"')]*(?:["']?\s*\))?["']?[^;]*;?/gi;
const COMMENT = /\/\*[\s\S]*?\*\/|<!--|-->/g;
const FOR_SCREENS = /^\s*(?:only\s+)?(?:screen|all)?\s*$/i;

/**
 * A style sheet without what draws nothing here: comments, fonts and rules for other media (print, dark pages, narrow
 * ones). The rules for screens stand where their block was.
 */
export function plainStyleSheet(css: string): string {
  const plain = css.replace(COMMENT, '').replace(FONT_FACE, '').replace(FONT_IMPORT, '');
  return /@media/i.test(plain) ? withoutMedia(plain) : plain;
}

function withoutMedia(css: string): string {
  let out = '';
  let at = 0;
  for (const { index } of css.matchAll(/@media/gi)) {
    if (index < at) continue;
    const open = css.indexOf('{', index);
    if (open < 0) break;
    const end = endOfBlock(css, open);
    const isShown = FOR_SCREENS.test(css.slice(index + '@media'.length, open));
    out += css.slice(at, index) + (isShown ? css.slice(open + 1, end) : '');
    at = end + 1;
  }
  return out + css.slice(at);
}

/** Where the block that opens here is closed; the end of the text when it is not. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Uses of variables that one may stand for; more is a bomb. */
const MOST_ROUNDS = 4;
const MOST_VALUE = 200;
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g;

/**
 * Variables of style sheets and `style` attributes. They are replaced by text before the file is drawn, so that a name has
 * one value in all rules: the last one that the file gives it.
 */
export function createVariables() {
  const values = new Map<string, string>();
  return {
    learn(css: string): void {
      if (!css.includes('--')) return;
      for (const [, name, value] of css.matchAll(/(?:^|[{;\s])(--[\w-]+)\s*:\s*([^;}]*)/g))
        values.set(name!, value!.trim().slice(0, MOST_VALUE));
    },
    /** The text with each `var(--a, other)` replaced by the value of `--a`, or by `other` where `--a` has none. */
    resolve(text: string): string {
      let resolved = text;
      for (let round = 0; round < MOST_ROUNDS && resolved.includes('var('); round += 1)
        resolved = resolved.replace(VARIABLE, (_all, name: string, other?: string) => {
          return plainColours(values.get(name) ?? other?.trim() ?? '');
        });
      // Parts that are harmless alone may make an address.
      if (resolved !== text) requireInnerStyle(resolved);
      return resolved;
    },
  };
}
