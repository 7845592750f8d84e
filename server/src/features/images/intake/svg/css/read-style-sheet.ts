import { endOfString } from './css-strings.ts';
import { type Declaration, readDeclarations } from './read-declarations.ts';
import { readSelectors, type Selector } from './read-selectors.ts';

/** A rule with one selector, in the order of the file. */
export interface StyleRule {
  selector: Selector;
  declarations: readonly Declaration[];
}

/** What style sheets say. */
export interface StyleSheet {
  rules: StyleRule[];
  /** Something in them was not understood, and may have changed what is drawn. */
  isUnread: boolean;
  /** They move something. */
  isAnimated: boolean;
}

/** Rules that change nothing of what is drawn here: fonts are our own, and a drawing has no pages and no registered names. */
const SKIPPED = new Set([
  'font-face',
  'charset',
  'page',
  'namespace',
  'counter-style',
  'font-feature-values',
]);
/** Imports are refused, or left out for fonts, before a sheet is read. */
const IMPORT = 'import';

/** Reads a style sheet whose comments are gone. Blocks for screens stand where they are, those for other media are left out. */
export function readStyleSheet(css: string): StyleSheet {
  const sheet: StyleSheet = { rules: [], isUnread: false, isAnimated: false };
  readBlock(css, sheet);
  return sheet;
}

function readBlock(css: string, sheet: StyleSheet): void {
  for (let at = 0; at < css.length; ) {
    const end = endOfPrelude(css, at);
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      // A statement without a block, or the end.
      if (prelude.startsWith('@')) readAtRule(prelude, null, sheet);
      else if (prelude !== '' && prelude !== '}') sheet.isUnread = true;
      at = end + 1;
      continue;
    }
    const close = endOfBlock(css, end);
    const body = css.slice(end + 1, close);
    if (prelude.startsWith('@')) readAtRule(prelude, body, sheet);
    else readRule(prelude, body, sheet);
    at = close + 1;
  }
}

function readRule(prelude: string, body: string, sheet: StyleSheet): void {
  const selectors = readSelectors(prelude);
  // CSS drops a whole rule for one selector that it does not know; what others draw then is not known here.
  if (selectors === null || body.includes('{')) sheet.isUnread = true;
  if (selectors === null) return;
  const declarations = readDeclarations(body);
  for (const selector of selectors) sheet.rules.push({ selector, declarations });
}

function readAtRule(prelude: string, body: string | null, sheet: StyleSheet): void {
  const [, name = '', condition = ''] = /^@([-\w]+)\s*([\s\S]*)$/.exec(prelude) ?? [];
  const lower = name.toLowerCase();
  if (lower === 'media' && body !== null) {
    const isShown = matchesMedia(condition);
    if (isShown === null) sheet.isUnread = true;
    if (isShown) readBlock(body, sheet);
  } else if (/keyframes$/.test(lower)) sheet.isAnimated = true;
  else if (!SKIPPED.has(lower) && lower !== IMPORT) sheet.isUnread = true;
}

/** Features that depend on the window, which a print does not have; a file that asks for them may look different in each. */
const FOR_SCREENS = /^(?:only\s+)?(?:screen|all)?$/;
const FOR_OTHERS = /^(?:only\s+)?(?:print|speech|aural|braille|embossed|handheld|projection|tty|tv)\b/;
/** What a print is taken for: light, without a hurry. */
const PREFERENCES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'prefers-color-scheme': 'light',
    'prefers-reduced-motion': 'no-preference',
    'prefers-contrast': 'no-preference',
    'forced-colors': 'none',
  }),
);

/** Whether a block for these media is drawn; null = that depends on a window. */
export function matchesMedia(condition: string): boolean | null {
  const queries = condition.toLowerCase().split(',');
  const results = queries.map((query) => matchesQuery(query.trim()));
  if (results.includes(true)) return true;
  return results.includes(null) ? null : false;
}

function matchesQuery(query: string): boolean | null {
  if (FOR_SCREENS.test(query)) return true;
  if (FOR_OTHERS.test(query)) return false;
  const [, feature = '', value = ''] =
    /^(?:(?:only\s+)?(?:screen|all)\s+and\s+)?\(\s*([-\w]+)\s*:\s*([-\w]+)\s*\)$/.exec(query) ?? [];
  const ours = PREFERENCES.get(feature);
  return ours === undefined ? null : ours === value;
}

/** Where the text before a block, or a statement, ends; strings and brackets are passed over. */
function endOfPrelude(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at]!;
    if (sign === '"' || sign === "'") at = endOfString(css, at);
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth <= 0 && (sign === '{' || sign === ';' || sign === '}')) return at;
  }
  return css.length;
}

/** Where the block that opens here is closed; the end of the text when it is not. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at]!;
    if (sign === '"' || sign === "'") at = endOfString(css, at);
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}
