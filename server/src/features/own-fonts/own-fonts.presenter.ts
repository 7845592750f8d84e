import type { OwnFont } from '@diy/contract/own-fonts';
import { ownFontId } from '@diy/design/layers';
import type { OwnFontRow } from './own-fonts.queries.ts';

export function presentOwnFont(row: OwnFontRow): OwnFont {
  const { sha256, name, file_name, bytes, facts, styles, confirmed_by, created_at } = row;
  const createdAt = created_at.toISOString();
  return {
    ...facts,
    id: ownFontId(sha256),
    name,
    file_name,
    bytes: Number(bytes),
    styles: styles.map(({ axes, ...style }) => ({ ...style, id: ownFontId(sha256, axes) })),
    confirmed_at: createdAt,
    confirmed_by,
    created_at: createdAt,
  };
}
