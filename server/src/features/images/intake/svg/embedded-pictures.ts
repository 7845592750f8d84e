const DATA_URL = /^data:([^;,]*)((?:;[^;,]*)*),/i;
/** How pictures that the renderer decodes begin, in base64. */
const BEGINNINGS: readonly [string, string][] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
];

/**
 * A picture written out in an SVG, under the type that its bytes have: programs name JPEG `image/jpg`, and all of them
 * `img/png` or nothing, and the renderer would show none of those. Null for what is no such picture.
 */
export function embeddedPicture(address: string): string | null {
  const [head = '', , settings = ''] = DATA_URL.exec(address.slice(0, 200).trimStart()) ?? [];
  if (head === '' || !/;\s*base64\s*$/i.test(settings)) return null;
  const body = address.trimStart().slice(head.length).replace(/\s+/g, '');
  // Addresses within addresses are escaped by some programs.
  const bytes = body.includes('%') ? undoEscapes(body) : body;
  const type = BEGINNINGS.find(([beginning]) => bytes.startsWith(beginning))?.[1];
  return type === undefined ? null : `data:${type};base64,${bytes}`;
}

function undoEscapes(text: string): string {
  return text.replace(/%(2B|2F|3D|0A|0D|20)/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)).trim(),
  );
}
