import { printSize } from '@diy/design/painting';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import fields from '../fields/fields.module.css';
import { formatNumber } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import styles from './inspector.module.css';

/** Facts about the print: method, material, whether bleed is included, and the exact size of every print file. */
export function PrintSection() {
  const { t, i18n } = useTranslation('designer');
  const { template, editor } = useSession();
  const { printMethod, material, surfaces } = template.definition;
  const sizeId = useRestingEditor((state) => state.design.sizeId);
  const bleed = useRestingEditor((state) => state.design.print.bleed);
  const bleeds = [...new Set(surfaces.map(({ bleedMm }) => bleedMm).filter((mm) => mm > 0))];
  return (
    <Section title={t('product.print')}>
      <dl className={styles.facts}>
        <dt>{t('product.method')}</dt>
        <dd>{t(`method.${printMethod}`)}</dd>
        <dt>{t('product.material')}</dt>
        <dd dir="auto">{pickName(material, i18n.language)}</dd>
      </dl>
      {bleeds.length > 0 ? (
        <div className={fields.row}>
          <span>
            {t('print.bleed', {
              mm: joinParts(
                bleeds.map((mm) => formatNumber(mm, 1)),
                ' / ',
              ),
            })}
          </span>
          <Switch
            size="small"
            checked={bleed}
            aria-label={t('print.bleedLabel')}
            data-testid="print-bleed"
            onChange={(isOn) => editor.run('setPrint', { bleed: isOn })}
          />
        </div>
      ) : null}
      {bleeds.length > 0 ? (
        <p className={styles.note}>{t(bleed ? 'print.withBleed' : 'print.toTrim')}</p>
      ) : null}
      <dl className={styles.facts} data-testid="print-sizes">
        {surfaces.map((surface) => {
          const size = printSize(surface, sizeId, { bleed });
          return [
            <dt key={`${surface.id}-name`}>{pickName(surface.name, i18n.language)}</dt>,
            <dd key={surface.id}>
              {t('print.size', {
                width: formatNumber(size.trimMm.widthMm + 2 * size.bleedMm, 1),
                height: formatNumber(size.trimMm.heightMm + 2 * size.bleedMm, 1),
                widthPx: size.widthPx,
                heightPx: size.heightPx,
                dpi: size.resolutionDpi,
              })}
            </dd>,
          ];
        })}
      </dl>
    </Section>
  );
}
