import { Blend } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import { SliderField, SwitchField } from './fields.tsx';

export const removeWhiteForm = defineToolForm<'remove_white'>({
  icon: Blend,
  first: { tool: 'remove_white', tolerance: 16, feather_px: 2, contiguous: true },
  describe: (step, t) => [
    `${t('edit.tolerance')} ${step.tolerance}`,
    ...(step.contiguous ? [t('edit.contiguous')] : []),
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
          label={t('edit.contiguous')}
          hint={t('edit.contiguousHint')}
          isOn={step.contiguous}
          onChange={(contiguous) => onChange({ contiguous })}
        />
      </>
    );
  },
});
