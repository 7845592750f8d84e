import type { Gradient } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { ColourField } from '../../fields/colour-field.tsx';
import { GradientField } from './gradient-field.tsx';
import { GRADIENT_PRESETS } from './gradient-presets.ts';

interface FillFieldProps {
  colour: string;
  gradient: Gradient | null | undefined;
  /** Letters have several colours; the plain colour is the first one's. */
  isMixed?: boolean;
  disabled: boolean;
  /** Test id of the field for the plain colour. */
  testId: string;
  /** `what` names a continuous change: those with one name are one undo step. */
  onChange: (patch: { colour: string } | { gradient: Gradient | null }, what?: string) => void;
}

/** The fill of letters or a shape: one colour or a gradient. The colour is kept while there is a gradient. */
export function FillField({ colour, gradient, isMixed, disabled, testId, onChange }: FillFieldProps) {
  const { t } = useTranslation('designer');
  const choose = (kind: 'plain' | 'gradient') => {
    const first = GRADIENT_PRESETS[0]?.gradient ?? null;
    if ((kind === 'gradient') !== Boolean(gradient))
      onChange({ gradient: kind === 'gradient' ? first : null });
  };
  return (
    <>
      <ChoiceField
        label={t('gradient.fill')}
        value={gradient ? 'gradient' : 'plain'}
        disabled={disabled}
        testId={`${testId}-fill`}
        choices={[
          { id: 'plain', label: t('gradient.plain') },
          { id: 'gradient', label: t('gradient.gradient') },
        ]}
        onChange={choose}
      />
      {gradient ? (
        <GradientField
          value={gradient}
          disabled={disabled}
          onChange={(next, what) => onChange({ gradient: next }, what && `gradient-${what}`)}
        />
      ) : (
        <ColourField
          label={t('text.colour')}
          value={colour}
          {...(isMixed ? { isMixed } : {})}
          disabled={disabled}
          testId={testId}
          onChange={(next) => onChange({ colour: next }, 'colour')}
        />
      )}
    </>
  );
}
