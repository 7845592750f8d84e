import { boxBounds } from '@diy/design/geometry';
import { isUnnamed } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../fields/number-field.tsx';
import { selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor } from '../session/designer-context.ts';

/** Announces what is selected to those who cannot see the frame. */
export function SelectionNews() {
  const { t } = useTranslation('designer');
  const layers = useRestingEditor(selectedLayers);
  const [only, ...others] = layers;
  const say = () => {
    if (!only) return t('announce.none');
    if (others.length > 0) return t('inspector.many', { count: layers.length });
    const { widthMm, heightMm } = boxBounds(only);
    return t('announce.one', {
      kind: t(`kind.${only.kind}`),
      name: only.kind === 'shape' && isUnnamed(only) ? t(`shape.${only.shape}`) : only.name,
      width: formatNumber(widthMm, 1),
      height: formatNumber(heightMm, 1),
    });
  };
  return (
    <p className="visually-hidden" role="status" data-testid="selection-news">
      {say()}
    </p>
  );
}
