/** The fields of an element's `style`, also those that browsers do not know. */
export type CssFields = Readonly<Record<string, string>>;

export function cssFields(element: Element): CssFields {
  const style = element.getAttribute('style') ?? '';
  const pairs = style.split(';').flatMap((one): [string, string][] => {
    const at = one.indexOf(':');
    return at < 0 ? [] : [[one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs);
}

const BOLD = 600;

export function isBoldWeight(weight: string, around: boolean): boolean {
  if (/^bold(er)?$/i.test(weight)) return true;
  if (/^(normal|lighter)$/i.test(weight)) return false;
  const number = Number(weight);
  return Number.isFinite(number) && number > 0 ? number >= BOLD : around;
}

/** Names of colours that word processors write instead of numbers. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#C0C0C0',
  gray: '#808080',
  grey: '#808080',
  white: '#FFFFFF',
  maroon: '#800000',
  red: '#FF0000',
  purple: '#800080',
  fuchsia: '#FF00FF',
  magenta: '#FF00FF',
  green: '#008000',
  lime: '#00FF00',
  olive: '#808000',
  yellow: '#FFFF00',
  navy: '#000080',
  blue: '#0000FF',
  teal: '#008080',
  aqua: '#00FFFF',
  cyan: '#00FFFF',
  orange: '#FFA500',
};

/** `#RRGGBB` of a colour; null of what is none, or clear. */
export function cssColour(css: string): string | null {
  const value = css.trim().toLowerCase();
  if (Object.hasOwn(NAMED, value)) return NAMED[value] ?? null;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((one) => one + one)
      .join('')}`.toUpperCase();
  if (/^#[0-9a-f]{6}$/.test(value)) return value.toUpperCase();
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*([\d.]+)\s*)?\)$/.exec(value);
  if (!parts || (parts[4] !== undefined && Number(parts[4]) < 0.5)) return null;
  const hex = parts.slice(1, 4).map((one) => Math.min(Number(one), 255).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`.toUpperCase();
}

/** How far the least and the most of red, green and blue lie apart in what is no black, grey or white, of 255. */
const VIVID = 48;

/** Whether a colour `#RRGGBB` is more than the black or grey that pages and documents have all their words in. */
export function isVivid(hex: string | null): boolean {
  if (hex === null) return false;
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) >= VIVID;
}

/** Points of a size in points or pixels; null of others. */
export function cssSizePt(css: string): number | null {
  const found = /^([\d.]+)\s*(pt|px)$/i.exec(css.trim());
  const size = Number(found?.[1]);
  if (!found || !(size > 0)) return null;
  return found[2]?.toLowerCase() === 'px' ? size * 0.75 : size;
}
