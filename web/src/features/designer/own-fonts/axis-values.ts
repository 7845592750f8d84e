import type { OwnFont } from '@diy/contract/own-fonts';
import { ownFontId, readOwnFontId } from '@diy/design/layers';

type Axis = OwnFont['axes'][number];

/** Where an own variable font stands on its axes; null = the face is no such font, or the account does not have it. */
export function axisValues(
  fonts: readonly OwnFont[],
  fontId: string,
): { axis: Axis; value: number }[] | null {
  const own = readOwnFontId(fontId);
  const font = own && fonts.find(({ id }) => id === `own:${own.sha256}`);
  if (!font || font.axes.length === 0) return null;
  return font.axes.map((axis) => ({ axis, value: own.axes[axis.tag] ?? axis.normal }));
}

/** The face with another place on an axis, which is kept to its ends; one at its default is left out of the id. */
export function withAxis(fontId: string, { tag, min, normal, max }: Axis, value: number): string {
  const own = readOwnFontId(fontId);
  if (!own) return fontId;
  const { [tag]: _, ...others } = own.axes;
  const kept = Math.min(Math.max(value, min), max);
  return ownFontId(own.sha256, kept === normal ? others : { ...others, [tag]: kept });
}
