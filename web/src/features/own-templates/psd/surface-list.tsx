import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';

interface SurfaceListProps {
  surfaces: PsdSurface[];
  chosen: string | null;
  /** Smart objects that another surface is printed on. */
  taken: ReadonlySet<string>;
  onChoose: (key: string) => void;
}

/** The smart objects of a PSD; those that cannot be used say why. */
export function SurfaceList({ surfaces, chosen, taken, onChoose }: SurfaceListProps) {
  const { t } = useTranslation('own-templates');
  return (
    <fieldset className={styles.surfaces}>
      <legend>{t('psd.surfaces')}</legend>
      <Radio.Group value={chosen} onChange={(event) => onChoose(String(event.target.value))}>
        {surfaces.map(({ key, name, width_px, height_px, problems, mockup }) => (
          <div key={key}>
            <Radio value={key} disabled={!mockup || taken.has(key)}>
              <bdi>{name}</bdi>{' '}
              <span className={styles.muted} dir="ltr">
                {Math.round(width_px)} × {Math.round(height_px)} px
              </span>
            </Radio>
            {problems.length > 0 ? (
              <p className={styles.problem}>{t('psd.cannot', { problems: problems.join(t('psd.and')) })}</p>
            ) : null}
          </div>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
