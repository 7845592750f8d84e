import type { BareSide } from '@diy/design/editing';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { VariantDocument } from '../variants/variant-document.ts';

const SIDES: Record<BareSide['side'], Message> = {
  left: { zh: '左侧', en: 'left' },
  right: { zh: '右侧', en: 'right' },
  top: { zh: '上方', en: 'top' },
  bottom: { zh: '下方', en: 'bottom' },
};

/** Which sides of the ordered size stay bare, in millimetres, and what can be done. */
export function bareText({
  bare,
  document,
  template,
  ownSizeId,
}: Pick<VariantDocument, 'bare' | 'document' | 'template' | 'ownSizeId'>): Message {
  const { definition } = template;
  const sizeName = (id: string) => definition.sizes.find((size) => size.id === id)?.name ?? id;
  const sidesOf = (locale: 'zh' | 'en') => {
    const surfaces = [...new Set(bare.map(({ surfaceId }) => surfaceId))];
    return surfaces
      .map((id) => {
        const name = definition.surfaces.find((surface) => surface.id === id)?.name[locale] ?? id;
        const sides = bare
          .filter(({ surfaceId }) => surfaceId === id)
          .map(({ side, mm }) => `${SIDES[side][locale]} ${mm} mm`);
        return locale === 'zh' ? `${name}${sides.join('、')}` : `${name}: ${sides.join(', ')}`;
      })
      .join(locale === 'zh' ? '；' : '; ');
  };
  const [from, to] = [sizeName(ownSizeId), sizeName(document.sizeId)];
  return {
    zh: `${definition.title.zh} · ${sidesOf('zh')} 露白：作品是按 ${from} 做的，铺不满 ${to}。请点“铺满这个尺码”，或为 ${to} 另做一个作品`,
    en: `${definition.title.en}, ${sidesOf('en')} bare: the design was made for ${from} and does not cover ${to}. Choose “Cover this size”, or make a design for ${to}`,
  };
}
