import { endOfString } from './css-strings.ts';

/** One property as it is written. */
export interface Declaration {
  /** In lower case; names of custom properties as they are written. */
  name: string;
  value: string;
  isImportant: boolean;
}

const IMPORTANT = /\s*!\s*important\s*$/i;

/** The declarations of a rule or a `style` attribute, in order; parts that are none are left out, as CSS does. */
export function readDeclarations(text: string): Declaration[] {
  return splitAt(text.replace(/\/\*[\s\S]*?\*\//g, ''), ';').flatMap((part) => {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim();
    if (!/^-?-?[a-z_][-\w]*$/i.test(name) && !/^--[^\s]+$/.test(name)) return [];
    const value = part.slice(colon + 1);
    const isImportant = IMPORTANT.test(value);
    const plain = value.replace(IMPORTANT, '').trim();
    if (plain === '' && !name.startsWith('--')) return [];
    return [{ name: name.startsWith('--') ? name : name.toLowerCase(), value: plain, isImportant }];
  });
}

/** Splits at a sign that stands outside of strings and brackets. */
export function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at]!;
    if (one === '"' || one === "'") at = endOfString(text, at);
    else if (one === '\\') at += 1;
    else if (one === '(' || one === '[' || one === '{') depth += 1;
    else if (one === ')' || one === ']' || one === '}') depth -= 1;
    else if (one === sign && depth <= 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}
