import { Spline } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SliderField } from './fields.tsx';
import { defineToolForm } from './tool-form.ts';

export const vectoriseForm = defineToolForm<'vectorise'>({
  icon: Spline,
  first: { tool: 'vectorise', colours: 8 },
  describe: (step, t) => [`${t('edit.colours')} ${step.colours}`],
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <SliderField
        label={t('edit.colours')}
        range={[2, 16]}
        value={step.colours}
        onChange={(colours) => onChange({ colours })}
      />
    );
  },
});
