import { escapeXml } from '../xml/xml-text.ts';
import { cellText, escapeUnderscoreCodes } from './cell-text.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be copied as it is
const SPECIAL = /[<>&"_\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/;

/** Text as XML: what XML cannot carry is removed, and line ends are LF. */
export function xmlText(text: string): string {
  if (text.length < 30_000 && !SPECIAL.test(text)) return text;
  return escapeXml(escapeUnderscoreCodes(cellText(text))).replaceAll('"', '&quot;');
}

/** One `<c>`; '' for an empty cell. Text is an inline string: never a formula, never a number. */
export function cellXml(reference: string, value: string | number | null, style: number | string): string {
  if (value === null || value === '') return '';
  const s = style === 0 || style === '' ? '' : ` s="${style}"`;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? `<c r="${reference}"${s}><v>${value}</v></c>` : '';
  }
  return `<c r="${reference}"${s} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}
