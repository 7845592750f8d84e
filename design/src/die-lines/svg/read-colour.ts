/** Names that drawing programs write; others are shown as they are not known. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    black: '#000000',
    white: '#FFFFFF',
    red: '#FF0000',
    lime: '#00FF00',
    green: '#008000',
    blue: '#0000FF',
    cyan: '#00FFFF',
    magenta: '#FF00FF',
    yellow: '#FFFF00',
    gray: '#808080',
  }),
);

/** A colour of CSS as `#RRGGBB`; null = none is said, or one in words or functions that are not known. */
export function readStrokeColour(text: string | undefined): string | null {
  const value = (text ?? '').trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(value)) return value.toUpperCase();
  if (/^#[0-9a-f]{3}$/.test(value))
    return `#${[...value.slice(1)].map((digit) => digit + digit).join('')}`.toUpperCase();
  const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/.exec(value) ?? [];
  if (parts.length === 3)
    return `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  return NAMES.get(value) ?? null;
}
