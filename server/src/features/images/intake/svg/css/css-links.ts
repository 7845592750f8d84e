import { embeddedPicture } from '../embedded-pictures.ts';
import { svgRefusals } from '../svg-refusals.ts';

const ESCAPE = /\\([0-9a-f]{1,6})\s?|\\(.)/gi;

/** Throws a Refusal unless an address stays within the file: a fragment, or a picture written out in it. */
export function requireInnerLink(address: string): void {
  // A picture's address is megabytes long; its beginning says what it is.
  const target = address.slice(0, 2000).replace(/\s+/g, '');
  if (target === '' || target.startsWith('#') || embeddedPicture(target) !== null) return;
  if (/^(javascript|vbscript):/i.test(target)) throw svgRefusals.script();
  if (/^data:image\/svg/i.test(target)) throw svgRefusals.nested();
  if (/^data:/i.test(target)) throw svgRefusals.picture();
  throw svgRefusals.link();
}

/** Throws a Refusal for a style that imports, or whose `url()` leads out of the file; escapes are undone first. */
export function requireInnerStyle(style: string): void {
  const css = style.includes('\\') ? undoEscapes(style) : style;
  if (/@import/i.test(css)) throw svgRefusals.stylesheet();
  if (/(javascript|vbscript):/i.test(css)) throw svgRefusals.script();
  for (let at = findUrl(css, 0); at >= 0; at = findUrl(css, at)) {
    const end = css.indexOf(')', at);
    const target = css.slice(at, end < 0 ? undefined : end);
    requireInnerLink(target.trim().replace(/^["']/, '').replace(/["']$/, ''));
  }
}

/** Where the address of the next `url(` begins; -1 when there is none. */
function findUrl(css: string, from: number): number {
  const pattern = /url\(/gi;
  pattern.lastIndex = from;
  return pattern.test(css) ? pattern.lastIndex : -1;
}

function undoEscapes(css: string): string {
  return css.replace(ESCAPE, (_all, hex: string | undefined, plain: string | undefined) => {
    if (hex === undefined) return plain ?? '';
    const code = Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
