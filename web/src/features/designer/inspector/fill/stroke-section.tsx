import { useTranslation } from 'react-i18next';
import { ColourField } from '../../fields/colour-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';

interface Stroke {
  colour: string;
  widthMm: number;
}

interface StrokeSectionProps {
  stroke: Stroke | null;
  /** The initial value. */
  first: Stroke;
  /** Widest outline, mm. */
  maxMm: number;
  disabled: boolean;
  testId?: string;
  /** `what` names a continuous change: those with one name are one undo step. */
  onChange: (stroke: Stroke | null, what?: string) => void;
}

/** The outline of letters or of a shape. */
export function StrokeSection({ stroke, first, maxMm, disabled, testId, onChange }: StrokeSectionProps) {
  const { t } = useTranslation('designer');
  return (
    <Section
      title={t('text.stroke')}
      isOn={stroke !== null}
      disabled={disabled}
      {...(testId ? { testId } : {})}
      onToggle={(isOn) => onChange(isOn ? first : null)}
    >
      {stroke ? (
        <>
          <NumberField
            label={t('text.strokeWidth')}
            value={stroke.widthMm}
            unit="mm"
            step={0.1}
            decimals={2}
            min={0.01}
            max={maxMm}
            disabled={disabled}
            onChange={(widthMm) => onChange({ ...stroke, widthMm }, 'stroke')}
          />
          <ColourField
            label={t('text.colour')}
            value={stroke.colour}
            disabled={disabled}
            onChange={(colour) => onChange({ ...stroke, colour }, 'stroke')}
          />
        </>
      ) : null}
    </Section>
  );
}
