import { Grid2x2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import styles from './fields.module.css';
import { SliderField } from './fields.tsx';

export const seamlessForm = defineToolForm<'seamless'>({
  icon: Grid2x2,
  first: { tool: 'seamless', overlap: 0.15 },
  describe: (step, t) => [`${t('edit.overlapPercent')} ${Math.round(step.overlap * 100)}%`],
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <SliderField
        label={t('edit.overlapPercent')}
        range={[2, 50]}
        unit="%"
        value={Math.round(step.overlap * 100)}
        onChange={(percent) => onChange({ overlap: percent / 100 })}
      />
    );
  },
  /** Repeated, so that a seam would be seen. */
  Result({ url, label }) {
    return (
      <span
        role="img"
        aria-label={label}
        data-testid="work-preview"
        className={styles.tiles}
        style={{ backgroundImage: `url("${url}")` }}
      />
    );
  },
});
