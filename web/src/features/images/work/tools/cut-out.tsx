import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SliderField, SwitchField } from './fields.tsx';
import { defineToolForm } from './tool-form.ts';

export const cutOutForm = defineToolForm<'cut_out'>({
  icon: Eraser,
  first: { tool: 'cut_out', tolerance: 16, contiguous: true },
  describe: (step, t) => [
    `${t('edit.tolerance')} ${step.tolerance}`,
    ...(step.contiguous ? [t('edit.outer')] : []),
  ],
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <>
        <SliderField
          label={t('edit.tolerance')}
          range={[0, 100]}
          value={step.tolerance}
          onChange={(tolerance) => onChange({ tolerance })}
        />
        <SwitchField
          label={t('edit.outer')}
          hint={t('edit.outerHint')}
          isOn={step.contiguous}
          onChange={(contiguous) => onChange({ contiguous })}
        />
      </>
    );
  },
});
