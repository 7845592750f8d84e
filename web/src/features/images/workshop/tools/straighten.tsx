import { RotateCwSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import { PickField, SliderField, SwitchField } from './fields.tsx';

/** Steps of the slider in a degree. */
const STEPS = 10;

export const straightenForm = defineToolForm<'straighten'>({
  icon: RotateCwSquare,
  first: { tool: 'straighten', crop: true },
  describe: ({ angle, crop }, t) => [
    angle === undefined ? t('edit.tilt.found') : t('edit.tilt.degrees', { degrees: angle }),
    ...(crop ? [t('edit.tilt.crop')] : []),
  ],
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <>
        <PickField
          label={t('edit.tilt.angle')}
          value={step.angle === undefined ? 'found' : 'given'}
          options={[
            ['found', t('edit.tilt.found')],
            ['given', t('edit.tilt.given')],
          ]}
          onChange={(how) => onChange({ angle: how === 'found' ? undefined : 0 })}
        />
        {step.angle === undefined ? null : (
          <SliderField
            label={t('edit.tilt.clockwise')}
            range={[-15 * STEPS, 15 * STEPS]}
            value={Math.round(step.angle * STEPS)}
            shown={`${step.angle}°`}
            onChange={(steps) => onChange({ angle: steps / STEPS })}
          />
        )}
        <SwitchField
          label={t('edit.tilt.crop')}
          hint={t('edit.tilt.cropHint')}
          isOn={step.crop}
          onChange={(crop) => onChange({ crop })}
        />
      </>
    );
  },
});
