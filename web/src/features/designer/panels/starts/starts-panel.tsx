import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import chips from '../../fields/chips.module.css';
import { useSession } from '../../session/designer-context.ts';
import { recordAddedFrom } from '../../session/record-added-from.ts';
import { GRAPHIC_CATEGORIES } from '../graphics/graphic.ts';
import panel from '../panels.module.css';
import { applyStart } from './apply-start.ts';
import { StartCard } from './start-card.tsx';
import { START_THEMES, type StartDesign } from './start-design.ts';
import { START_DESIGNS } from './start-designs.ts';
import styles from './starts-panel.module.css';
import { useCompose } from './use-compose.ts';

/** Designs to begin with, shown as they would lie on the chosen surface. */
export function StartsPanel() {
  const { t } = useTranslation('designer');
  const [theme, setTheme] = useState<StartDesign['theme'] | null>(null);
  const { compose, area, ground, hasFailed, retry } = useCompose(GRAPHIC_CATEGORIES);
  const session = useSession();
  const shown = START_DESIGNS.filter((one) => theme === null || one.theme === theme);
  const chip = (one: StartDesign['theme'] | null) => (
    <button key={one ?? 'all'} type="button" aria-pressed={one === theme} onClick={() => setTheme(one)}>
      {t(`starts.theme.${one ?? 'all'}`)}
    </button>
  );
  const choose = (design: StartDesign) => {
    const layers = compose(design);
    if (!layers) return;
    applyStart(session, layers);
    recordAddedFrom(session, 'starts');
  };
  return (
    <>
      <div className={panel.top}>
        <p className={styles.hint}>{t('starts.hint')}</p>
        <fieldset className={chips.chips} aria-label={t('starts.themes')}>
          {[null, ...START_THEMES].map(chip)}
        </fieldset>
      </div>
      <div className={panel.scroll}>
        {hasFailed ? (
          <p className={panel.empty} role="alert">
            {t('graphics.failed')}{' '}
            <button type="button" className={panel.more} onClick={retry}>
              {t('common:retry')}
            </button>
          </p>
        ) : null}
        <div className={panel.grid}>
          {area
            ? shown.map((design) => (
                <StartCard
                  key={design.id}
                  id={design.id}
                  name={t(`starts.name.${design.id}`)}
                  layers={compose(design)}
                  area={area}
                  ground={ground}
                  onChoose={() => choose(design)}
                />
              ))
            : null}
        </div>
      </div>
    </>
  );
}
