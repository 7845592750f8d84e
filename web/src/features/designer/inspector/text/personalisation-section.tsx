import type { ImageLayer, TextLayer, WhenEmpty } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { Section } from '../../fields/section.tsx';
import { useSession } from '../../session/designer-context.ts';
import styles from '../inspector.module.css';

/** Whether each order brings its own words or picture for the layer, and what is printed when one brings none. */
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
      <ChoiceField
        label={t('personal.whenEmpty')}
        value={value}
        disabled={layer.locked}
        testId="personalisation"
        choices={[
          { id: 'off', label: t('personal.off') },
          { id: 'stop', label: t('personal.stop') },
          { id: 'leave-out', label: t('personal.leaveOut') },
          { id: 'print-default', label: t('personal.printDefault') },
        ]}
        onChange={change}
      />
      <span className={styles.fontName}>
        {t(value === 'off' ? 'personal.hintOff' : 'personal.hint', { name: layer.name })}
      </span>
    </Section>
  );
}
