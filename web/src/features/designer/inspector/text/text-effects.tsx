import { gradientColour, type TextLayer } from '@diy/design/layers';
import { Slider } from 'antd';
import { useTranslation } from 'react-i18next';
import { bendText } from '../../actions/bend-text.ts';
import { changeText } from '../../actions/change-text.ts';
import { readableColour } from '../../actions/readable-colour.ts';
import { ColourField } from '../../fields/colour-field.tsx';
import fields from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';
import { useSession } from '../../session/designer-context.ts';
import { StrokeSection } from '../fill/stroke-section.tsx';

/** Bend, outline and shadow of a text, each switched on with values that suit its size. */
export function TextEffects({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { editor } = session;
  const { stroke, shadow, locked, id } = layer;
  const set = (patch: Pick<Partial<TextLayer>, 'stroke' | 'shadow'>, what?: string) =>
    editor.run('updateLayer', { layerId: id, patch }, what ? { joinKey: `${what}:${id}` } : {});
  const part = (of: number) => Math.max(0.1, Math.round(layer.fontSizeMm * of * 10) / 10);
  const isVertical = layer.writing === 'vertical';
  const isBent = Boolean(layer.arcDeg) && !isVertical;
  const ground = layer.gradient ? gradientColour(layer.gradient, 0.5) : layer.colour;
  const bend = (arcDeg: number) => changeText(session, id, { arcDeg }, `arc:${id}`);
  return (
    <>
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
                min={-350}
                max={350}
                disabled={locked}
                testId="inspector-arc"
                onChange={(deg) => bend(deg)}
              />
            </span>
          </div>
        ) : null}
      </Section>
      <StrokeSection
        stroke={stroke}
        first={{ colour: readableColour(ground), widthMm: part(0.05) }}
        maxMm={100}
        disabled={locked}
        testId="text-stroke"
        onChange={(next, what) => set({ stroke: next }, what)}
      />
      <Section
        title={t('text.shadow')}
        isOn={shadow !== null}
        disabled={locked}
        testId="text-shadow"
        onToggle={(isOn) =>
          set({
            shadow: isOn
              ? { colour: '#211E1A', opacity: 0.4, dxMm: part(0.04), dyMm: part(0.06), blurMm: part(0.08) }
              : null,
          })
        }
      >
        {shadow ? (
          <>
            <div className={fields.grid}>
              {(
                [
                  ['dxMm', 'X', -200, 200],
                  ['dyMm', 'Y', -200, 200],
                  ['blurMm', t('text.blur'), 0, 100],
                ] as const
              ).map(([field, label, min, max]) => (
                <NumberField
                  key={field}
                  label={label}
                  value={shadow[field]}
                  unit="mm"
                  step={0.1}
                  decimals={2}
                  min={min}
                  max={max}
                  disabled={locked}
                  onChange={(value) => set({ shadow: { ...shadow, [field]: value } }, 'shadow')}
                />
              ))}
              <NumberField
                label={t('text.strength')}
                value={shadow.opacity * 100}
                unit="%"
                step={5}
                decimals={0}
                min={0}
                max={100}
                disabled={locked}
                onChange={(percent) => set({ shadow: { ...shadow, opacity: percent / 100 } }, 'shadow')}
              />
            </div>
            <ColourField
              label={t('text.colour')}
              value={shadow.colour}
              disabled={locked}
              onChange={(colour) => set({ shadow: { ...shadow, colour } }, 'shadow')}
            />
          </>
        ) : null}
      </Section>
    </>
  );
}
