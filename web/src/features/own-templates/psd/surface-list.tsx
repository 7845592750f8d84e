import type { PsdSurface, PsdView } from '@diy/contract/own-templates/psd-readings';
import { viewOfKey } from '@diy/contract/own-templates/psd-views';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { writeSize } from '../../../lib/text/write-size.ts';
import styles from '../own-template.module.css';
import { lieInOneAnother } from './printed-together.ts';
import { useViewName } from './use-view-name.ts';

interface SurfaceListProps {
  surfaces: PsdSurface[];
  chosen: string | null;
  /** Smart objects that another surface is printed on; one picture shows one view of the PSD. */
  taken: ReadonlySet<string>;
  onChoose: (key: string) => void;
}

/** The smart objects of a PSD, by what of it shows them; those that cannot be used say why. */
export function SurfaceList({ surfaces, chosen, taken, onChoose }: SurfaceListProps) {
  const { t } = useTranslation('own-templates');
  const nameOf = useViewName();
  const views = groupByView(surfaces);
  const [other] = taken;
  const isOpen = (key: string) =>
    !taken.has(key) &&
    ![...taken].some((one) => lieInOneAnother(one, key)) &&
    (other === undefined || viewOfKey(other) === viewOfKey(key));
  return (
    <fieldset className={styles.surfaces}>
      <legend>{t('psd.surfaces')}</legend>
      <Radio.Group value={chosen} onChange={(event) => onChoose(String(event.target.value))}>
        {views.map(({ view, own }) => (
          <div key={view?.id ?? ''}>
            {views.length > 1 ? (
              <p className={styles.view}>
                <bdi>{nameOf(view)}</bdi>
              </p>
            ) : null}
            {own.map(({ key, name, width_px, height_px, problems, mockup }) => (
              <div key={key}>
                <Radio value={key} disabled={!mockup || !isOpen(key)}>
                  <bdi>{name}</bdi>{' '}
                  <span className={styles.muted} dir="ltr">
                    {writeSize([Math.round(width_px), Math.round(height_px)], 'px')}
                  </span>
                </Radio>
                {problems.length > 0 ? (
                  <p className={styles.problem}>
                    {t('psd.cannot', { problems: problems.join(t('psd.and')) })}
                  </p>
                ) : null}
              </div>
            ))}
          </div>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

function groupByView(surfaces: readonly PsdSurface[]): { view: PsdView | null; own: PsdSurface[] }[] {
  const groups = new Map<string, { view: PsdView | null; own: PsdSurface[] }>();
  for (const surface of surfaces) {
    const id = surface.view?.id ?? '';
    const group = groups.get(id) ?? { view: surface.view, own: [] };
    group.own.push(surface);
    groups.set(id, group);
  }
  return [...groups.values()];
}
