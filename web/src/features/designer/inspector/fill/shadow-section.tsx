import type { LayerShadow } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../../fields/colour-field.tsx';
import fields from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';

interface ShadowSectionProps {
  shadow: LayerShadow | null;
  /** The shadow that turning it on begins with. */
  first: LayerShadow;
  disabled: boolean;
  testId: string;
  /** `what` names a continuous change: those with one name are one undo step. */
  onChange: (shadow: LayerShadow | null, what?: string) => void;
}

/** The shadow of letters, a shape, a picture or a vector. */
export function ShadowSection({ shadow, first, disabled, testId, onChange }: ShadowSectionProps) {
  const { t } = useTranslation('designer');
  return (
    <Section
      title={t('text.shadow')}
      isOn={shadow !== null}
      disabled={disabled}
      testId={testId}
      onToggle={(isOn) => onChange(isOn ? first : null)}
    >
      {shadow ? (
        <ShadowFields shadow={shadow} disabled={disabled} onChange={(next) => onChange(next, 'shadow')} />
      ) : null}
    </Section>
  );
}

interface ShadowFieldsProps {
  shadow: LayerShadow;
  disabled: boolean;
  onChange: (shadow: LayerShadow) => void;
}

function ShadowFields({ shadow, disabled, onChange }: ShadowFieldsProps) {
  const { t } = useTranslation('designer');
  const lengths = [
    ['dxMm', 'X', -200, 200],
    ['dyMm', 'Y', -200, 200],
    ['blurMm', t('text.blur'), 0, 100],
  ] as const;
  return (
    <>
      <div className={fields.grid}>
        {lengths.map(([field, label, min, max]) => (
          <NumberField
            key={field}
            label={label}
            value={shadow[field]}
            unit="mm"
            step={0.1}
            decimals={2}
            min={min}
            max={max}
            disabled={disabled}
            onChange={(value) => onChange({ ...shadow, [field]: value })}
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
          disabled={disabled}
          onChange={(percent) => onChange({ ...shadow, opacity: percent / 100 })}
        />
      </div>
      <ColourField
        label={t('text.colour')}
        value={shadow.colour}
        disabled={disabled}
        onChange={(colour) => onChange({ ...shadow, colour })}
      />
    </>
  );
}
