import { Crop } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { defineToolForm } from '../model/tool-form.ts';
import { SliderField } from './fields.tsx';

export const trimForm = defineToolForm<'trim'>({
  icon: Crop,
  first: { tool: 'trim', tolerance: 16, margin_px: 0 },
  describe: (step, t) => [
    `${t('edit.tolerance')} ${step.tolerance}`,
    joinParts([t('edit.marginPx'), writeSize([step.margin_px], 'px')], ' '),
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
        <SliderField
          label={t('edit.marginPx')}
          range={[0, 200]}
          unit=" px"
          value={step.margin_px}
          onChange={(margin_px) => onChange({ margin_px })}
        />
      </>
    );
  },
});
