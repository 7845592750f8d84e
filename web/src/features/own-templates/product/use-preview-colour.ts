import { recolouredIds } from '@diy/contract/own-templates/picture-colours';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { useMemo } from 'react';
import type { PreviewColour } from '../preview-protocol.ts';
import type { SelectedPicture } from './draft/product-draft.ts';

/** The colour that the photograph looked at takes, for its preview; null = it is shown as it is. */
export function usePreviewColour(
  product: OwnTemplateProduct,
  { picture, colour }: SelectedPicture,
): PreviewColour | null {
  const own = product.pictures[picture]!;
  const hexOf = (id: string | null) => product.colours.find((one) => one.id === id)?.hex ?? '#FFFFFF';
  const isTaken = colour !== null && recolouredIds(product.colours, own).includes(colour);
  const said = isTaken
    ? JSON.stringify({ photoHex: hexOf(own.colour_id), hex: hexOf(colour), hints: own.recolour })
    : null;
  return useMemo(() => (said === null ? null : (JSON.parse(said) as PreviewColour)), [said]);
}
