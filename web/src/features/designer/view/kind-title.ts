import type { Layer } from '@diy/design/layers';
import type { TFunction } from 'i18next';

/** What sort of thing a layer is, in the reader's language: 星形, EAN-13 条码, 图片. */
export function kindTitle(layer: Layer, t: TFunction<'designer'>): string {
  if (layer.kind === 'shape') return t(`shape.${layer.shape}`);
  return layer.kind === 'code' ? t(`code.name.${layer.code}`) : t(`kind.${layer.kind}`);
}
