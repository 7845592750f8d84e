import type { TextLayer } from '@diy/design/layers';
import { MAX_ARC_DEG } from '@diy/design/layers';
import { Slider } from 'antd';
import { useTranslation } from 'react-i18next';
import { bendText } from '../../actions/text/bend-text.ts';
import { changeText } from '../../actions/text/change-text.ts';
import fields from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';
import { useSession } from '../../session/designer-context.ts';

/** How far the words are bent, which vertical ones are not. */
export function TextArcSection({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { locked, id } = layer;
  const isVertical = layer.writing === 'vertical';
  const isBent = Boolean(layer.arcDeg) && !isVertical;
  const bend = (arcDeg: number) => changeText(session, id, { arcDeg }, `arc:${id}`);
  return (
    <Section
      title={t('text.arc')}
      isOn={isBent}
      disabled={locked || isVertical}
      testId="text-arc"
      onToggle={(isOn) => (isOn ? bendText(session, id) : changeText(session, id, { arcDeg: 0 }))}
    >
      {isVertical ? <p className={fields.hint}>{t('text.verticalNotBent')}</p> : null}
      {isBent && layer.arcDeg ? (
        <div className={fields.row}>
          <Slider
            style={{ flex: 1 }}
            min={-180}
            max={180}
            value={layer.arcDeg}
            disabled={locked}
            tooltip={{ open: false }}
            ariaLabelForHandle={t('text.arc')}
            // At 0 the words would be straight and this part gone, in the middle of a drag.
            onChange={(deg) => bend(deg || 1)}
          />
          <span className={fields.short}>
            <NumberField
              label={t('text.arcAngle')}
              value={layer.arcDeg}
              unit="°"
              step={5}
              decimals={0}
              min={-MAX_ARC_DEG}
              max={MAX_ARC_DEG}
              disabled={locked}
              testId="inspector-arc"
              onChange={(deg) => bend(deg)}
            />
          </span>
        </div>
      ) : null}
    </Section>
  );
}
