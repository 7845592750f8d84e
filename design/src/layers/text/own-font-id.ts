/**
 * A font of the account's own in a document: the hash of its file freezes what is drawn, and a variable font's axes stand
 * behind it: `own:<SHA-256 in hex>` or `own:<SHA-256>@wdth=75,wght=650`.
 */
export interface OwnFontId {
  sha256: string;
  /** Values of the axes that are not at their default. */
  axes: Readonly<Record<string, number>>;
}

/** The longest id of a font: the hash, and the 64 axes that an own font may have, each written in at most 17 characters. */
export const MAX_FONT_ID = 4 + 64 + 64 * 17;

const OWN = /^own:([0-9a-f]{64})(?:@(.+))?$/;
const AXIS = /^([A-Za-z][A-Za-z0-9 ]{3})=(-?\d{1,5}(?:\.\d{1,4})?)$/;

/** Whether an id is that of a font of the account's own, be it written well or not. */
export const isOwnFontId = (fontId: string): boolean => fontId.startsWith('own:');

/** Undefined = not a font of the account's own, or not written as `ownFontId` writes. */
export function readOwnFontId(fontId: string): OwnFontId | undefined {
  const [, sha256, settings] = OWN.exec(fontId) ?? [];
  if (sha256 === undefined) return undefined;
  const pairs = (settings?.split(',') ?? []).map((part) => AXIS.exec(part));
  const axes: Record<string, number> = {};
  for (const pair of pairs) {
    if (!pair) return undefined;
    axes[pair[1]!] = Number(pair[2]);
  }
  // Two ids of one face would be drawn and stored twice.
  return ownFontId(sha256, axes) === fontId ? { sha256, axes } : undefined;
}

/** The id of a face; the same axes in another order give the same id. */
export function ownFontId(sha256: string, axes: Readonly<Record<string, number>> = {}): string {
  const settings = Object.entries(axes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, value]) => `${tag}=${Number(value.toFixed(4))}`);
  return settings.length === 0 ? `own:${sha256}` : `own:${sha256}@${settings.join(',')}`;
}
