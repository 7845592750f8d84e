import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import { SliderField } from './fields.tsx';

export const reduceColoursForm = defineToolForm<'reduce_colours'>({
  icon: Palette,
  first: { tool: 'reduce_colours', colours: 6 },
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
