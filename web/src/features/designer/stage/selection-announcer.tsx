import { boxBounds } from '@diy/design/geometry';
import { isUnnamed, type Layer } from '@diy/design/layers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../fields/number-field.tsx';
import { selectedLayers } from '../session/active-surface.ts';
import { useRestingEditor } from '../session/designer-context.ts';
import { kindTitle } from '../view/kind-title.ts';

/** Announces what is selected to those who cannot see the frame: when it is selected, not whenever it changes. */
export function SelectionAnnouncer() {
  const layers = useRestingEditor(selectedLayers);
  return (
    <p className="visually-hidden" role="status" data-testid="selection-announcer">
      <News key={layers.map(({ id }) => id).join()} layers={layers} />
    </p>
  );
}

/** Says what it was shown first. */
function News({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('designer');
  const [only, ...others] = layers;
  const say = () => {
    if (!only) return t('announce.none');
    if (others.length > 0) return t('inspector.many', { count: layers.length });
    const { widthMm, heightMm } = boxBounds(only);
    return t('announce.one', {
      kind: t(`kind.${only.kind}`),
      name: isUnnamed(only) ? kindTitle(only, t) : only.name,
      width: formatNumber(widthMm, 1),
      height: formatNumber(heightMm, 1),
    });
  };
  const [said] = useState(say);
  return said;
}
