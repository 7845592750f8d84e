import { allOf, message, type StoredMessage } from '@diy/contract/messages';
import type { VariantDocument } from '../variants/variant-document.ts';

/** Which sides of the ordered size stay bare, in millimetres, and what can be done. */
export function bareSidesMessage({
  bare,
  document,
  template,
  ownSizeId,
}: Pick<VariantDocument, 'bare' | 'document' | 'template' | 'ownSizeId'>): StoredMessage {
  const { sizes, surfaces, title } = template.definition;
  const sizeName = (id: string) => sizes.find((size) => size.id === id)?.name ?? id;
  const where = [...new Set(bare.map(({ surfaceId }) => surfaceId))].map((id) => {
    const surface = surfaces.find((one) => one.id === id)?.name ?? id;
    const sides = bare
      .filter(({ surfaceId }) => surfaceId === id)
      .map(({ side, mm }) => message(`orders.side-${side}`, { mm }));
    return message('orders.bare-surface', { surface, sides });
  });
  const [from, to] = [sizeName(ownSizeId), sizeName(document.sizeId)];
  return message('orders.bare', { title, where: allOf(where), from, to });
}
