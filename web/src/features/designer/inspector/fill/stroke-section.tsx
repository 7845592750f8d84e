import type { ShapeLayer } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { ColourField } from '../../fields/colour-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';

type Stroke = NonNullable<ShapeLayer['stroke']>;

interface StrokeSectionProps {
  stroke: Stroke | null;
  /** The initial value. */
  first: Stroke;
  /** Widest outline, mm. */
  maxMm: number;
  disabled: boolean;
  testId?: string;
  /** Whether the stroke may be dashed or dotted. */
  hasDashes?: boolean;
  /** `what` names a continuous change: those with one name are one undo step. */
  onChange: (stroke: Stroke | null, what?: string) => void;
}

/** The outline of letters or of a shape. */
export function StrokeSection(props: StrokeSectionProps) {
  const { stroke, first, maxMm, disabled, testId, hasDashes, onChange } = props;
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
          {hasDashes ? (
            <ChoiceField
              label={t('stroke.dash')}
              value={stroke.dash ?? 'solid'}
              choices={DASHES.map((id) => ({ id, label: t(`stroke.${id}`) }))}
              disabled={disabled}
              testId="stroke-dash"
              onChange={(dash) => onChange(withDash(stroke, dash))}
            />
          ) : null}
        </>
      ) : null}
    </Section>
  );
}

const DASHES = ['solid', 'dashed', 'dotted'] as const;

function withDash({ colour, widthMm }: Stroke, dash: (typeof DASHES)[number]): Stroke {
  return dash === 'solid' ? { colour, widthMm } : { colour, widthMm, dash };
}
