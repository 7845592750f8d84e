import { type Gradient, MAX_GRADIENT_STOPS } from '@diy/design/layers';
import { ArrowLeftRight, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../../fields/colour-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { RadioButton } from '../../fields/radio-button.tsx';
import { RovingGroup } from '../../fields/roving-group.tsx';
import { ToolButton } from '../../fields/tool-button.tsx';
import styles from './gradient.module.css';
import { cssGradient, reverseGradient, withOneMore, withoutStop, withStop } from './gradient-edits.ts';
import { GRADIENT_PRESETS } from './gradient-presets.ts';

interface GradientFieldProps {
  value: Gradient;
  disabled: boolean;
  /** `what` names a continuous change, such as a dragged colour: those with one name are one undo step. */
  onChange: (gradient: Gradient, what?: string) => void;
}

/** A gradient: ready-made ones, its colours with their places, and where it runs. */
export function GradientField({ value, disabled, onChange }: GradientFieldProps) {
  const { t } = useTranslation('designer');
  const isChosen = (gradient: Gradient) => JSON.stringify(gradient) === JSON.stringify(value);
  return (
    <>
      <RovingGroup role="radiogroup" label={t('gradient.presets')} className={styles.presets}>
        {GRADIENT_PRESETS.map(({ id, gradient }) => (
          <RadioButton
            key={id}
            isChosen={isChosen(gradient)}
            aria-label={t(`gradient.preset.${id}`)}
            title={t(`gradient.preset.${id}`)}
            disabled={disabled}
            data-testid={`gradient-${id}`}
            style={{ backgroundImage: cssGradient(gradient, gradient.angleDeg) }}
            onClick={() => onChange(gradient)}
          />
        ))}
      </RovingGroup>
      <div className={styles.bar} style={{ backgroundImage: cssGradient(value) }} aria-hidden />
      {value.stops.map((stop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other name, and keep their order
        <div key={i} className={styles.stop}>
          <ColourField
            value={stop.colour}
            label={t('gradient.stop', { number: i + 1 })}
            isBare
            disabled={disabled}
            testId={`gradient-stop-${i + 1}`}
            onChange={(colour) => onChange(withStop(value, i, { colour }), `stop${i}`)}
          />
          <NumberField
            label={t('gradient.place')}
            value={stop.at * 100}
            unit="%"
            decimals={0}
            min={0}
            max={100}
            disabled={disabled}
            onChange={(percent) => onChange(withStop(value, i, { at: percent / 100 }), `place${i}`)}
          />
          <ToolButton
            label={t('gradient.remove', { number: i + 1 })}
            icon={Minus}
            iconSize={16}
            disabled={disabled || value.stops.length <= 2}
            onClick={() => onChange(withoutStop(value, i))}
          />
        </div>
      ))}
      <div className={styles.stop}>
        <NumberField
          label={t('gradient.angle')}
          value={value.angleDeg}
          unit="°"
          step={15}
          decimals={0}
          min={0}
          max={360}
          disabled={disabled}
          testId="gradient-angle"
          onChange={(angleDeg) => onChange({ ...value, angleDeg }, 'angle')}
        />
        <ToolButton
          label={t('gradient.reverse')}
          icon={ArrowLeftRight}
          iconSize={16}
          disabled={disabled}
          testId="gradient-reverse"
          onClick={() => onChange(reverseGradient(value))}
        />
        <ToolButton
          label={t('gradient.add')}
          icon={Plus}
          iconSize={16}
          disabled={disabled || value.stops.length >= MAX_GRADIENT_STOPS}
          testId="gradient-add"
          onClick={() => onChange(withOneMore(value))}
        />
      </div>
    </>
  );
}
