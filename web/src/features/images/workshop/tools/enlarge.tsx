import { Maximize } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import { PickField } from './fields.tsx';

export const enlargeForm = defineToolForm<'enlarge'>({
  icon: Maximize,
  first: { tool: 'enlarge', factor: 2, content: 'flat_art' },
  describe: (step, t) => [`${step.factor}×`, t(`edit.content_${step.content}`)],
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <>
        <PickField
          label={t('edit.content')}
          value={step.content}
          options={[
            ['flat_art', t('edit.content_flat_art')],
            ['photo', t('edit.content_photo')],
          ]}
          onChange={(content) => onChange({ content })}
        />
        <PickField
          label={t('edit.factor')}
          value={step.factor}
          options={[
            [2, '2×'],
            [3, '3×'],
            [4, '4×'],
          ]}
          onChange={(factor) => onChange({ factor })}
        />
      </>
    );
  },
});
