import type { OwnFont } from '@diy/contract/own-fonts';
import { readOwnFontId } from '@diy/design/layers';
import { joinParts } from '../../../lib/text/join-parts.ts';

type Style = OwnFont['styles'][number];

/** A style in the reader's language; empty = the font does not name it. */
export function styleName({ name }: Pick<Style, 'name'>, language: string): string {
  return (language.startsWith('zh') ? (name.zh ?? name.en) : (name.en ?? name.zh)) ?? '';
}

/** What a face of an own font is called; null = the account does not have it. */
export function ownFontName(fonts: readonly OwnFont[], fontId: string, language: string): string | null {
  const own = readOwnFontId(fontId);
  const font = own && fonts.find(({ id }) => id === `own:${own.sha256}`);
  if (!font) return null;
  if (font.styles.length === 1) return font.name;
  const style = font.styles.find(({ id }) => id === fontId);
  const name = style ? styleName(style, language) : joinParts(Object.values(own.axes));
  return joinParts([font.name, name]);
}
