import type { SharedDesign } from '@diy/contract/designs/shares';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../lib/text/join-parts.ts';
import { pickName } from '../../lib/text/locale.ts';
import { DesignTurntable } from './design-turntable.tsx';
import styles from './shared-design.module.css';

/** A shared design as anybody sees it: its pictures, and the product. */
export function SharedDesignView({ design }: { design: SharedDesign }) {
  const { t, i18n } = useTranslation('designs');
  const language = i18n.language;
  const facts: [string, string][] = [
    ...(design.colour
      ? [[t('show.colour'), pickName(design.colour.name, language)] as [string, string]]
      : []),
    [t('show.size'), design.size],
    ...design.surfaces.map((surface): [string, string] => [
      joinParts([t('show.area'), pickName(surface.name, language)]),
      t('show.mm', { width: Math.round(surface.width_mm), height: Math.round(surface.height_mm) }),
    ]),
  ];
  return (
    <article className={styles.show}>
      {design.mockups.length > 0 ? (
        <DesignTurntable urls={design.mockups.map((mockup) => mockup.url)} name={design.name} />
      ) : (
        <p className={styles.drawing}>{t('show.drawing')}</p>
      )}
      <div className={styles.words}>
        <h1 dir="auto">{design.name}</h1>
        <p className={styles.product} dir="auto">
          {pickName(design.template_title, language)}
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {design.mockups.length > 0 && !design.is_current ? (
          <p className={styles.note}>{t('show.old')}</p>
        ) : null}
      </div>
    </article>
  );
}
