import type { ImageLayer, TextLayer, WhenEmpty } from '@diy/design/layers';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import fields from '../../fields/fields.module.css';
import { Section } from '../../fields/section.tsx';
import { useSession } from '../../session/designer-context.ts';
import styles from '../inspector.module.css';

/** Whether each order brings its own words or picture for the layer, and what is printed for an order without any. */
export function PersonalisationSection({ layer }: { layer: TextLayer | ImageLayer }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const value: WhenEmpty | 'off' = layer.personalisation?.whenEmpty ?? 'off';
  const change = (chosen: WhenEmpty | 'off') =>
    editor.run('updateLayer', {
      layerId: layer.id,
      patch: { personalisation: chosen === 'off' ? null : { whenEmpty: chosen } },
    });
  return (
    <Section title={t('personal.title')}>
      <div className={fields.row}>
        <span className={fields.label}>{t('personal.whenEmpty')}</span>
        <Select<WhenEmpty | 'off'>
          value={value}
          disabled={layer.locked}
          aria-label={t('personal.whenEmpty')}
          data-testid="personalisation"
          className={styles.whenEmpty ?? ''}
          options={[
            { value: 'off', label: t('personal.off') },
            { value: 'stop', label: t('personal.stop') },
            { value: 'leave-out', label: t('personal.leaveOut') },
            { value: 'print-default', label: t('personal.printDefault') },
          ]}
          onChange={change}
        />
      </div>
      <span className={styles.fontName}>
        {t(value === 'off' ? 'personal.hintOff' : 'personal.hint', { name: layer.name })}
      </span>
    </Section>
  );
}
