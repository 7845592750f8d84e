import { type PlacementAnchor, placementAnchor } from '@diy/design/placement';
import { useTranslation } from 'react-i18next';
import styles from './anchor-grid.module.css';

interface AnchorGridProps {
  value: PlacementAnchor;
  onChange: (anchor: PlacementAnchor) => void;
}

/** Nine places to rest at. */
export function AnchorGrid({ value, onChange }: AnchorGridProps) {
  const { t } = useTranslation('batches');
  return (
    <fieldset className={styles.grid} aria-label={t('rule.anchor')}>
      {placementAnchor.options.map((anchor) => (
        <button
          key={anchor}
          type="button"
          className={styles.point}
          aria-pressed={anchor === value}
          aria-label={t(`anchor.${anchor}`)}
          title={t(`anchor.${anchor}`)}
          onClick={() => onChange(anchor)}
        />
      ))}
    </fieldset>
  );
}
