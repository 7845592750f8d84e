import { Droplet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import { OpaqueColourField, PickField, SliderField, SwitchField } from './fields.tsx';

export const oneColourForm = defineToolForm<'one_colour'>({
  icon: Droplet,
  first: { tool: 'one_colour', ink: '#000000', style: 'halftone', cell_px: 12, inverted: false },
  describe: (step, t) => [
    t(`edit.style_${step.style}`),
    step.ink,
    ...(step.style === 'halftone' ? [`${t('edit.cellPx')} ${step.cell_px} px`] : []),
    ...(step.inverted ? [t('edit.inverted')] : []),
  ],
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <>
        <PickField
          label={t('edit.style')}
          value={step.style}
          options={[
            ['halftone', t('edit.style_halftone')],
            ['solid', t('edit.style_solid')],
          ]}
          onChange={(style) => onChange({ style })}
        />
        {step.style === 'halftone' ? (
          <SliderField
            label={t('edit.cellPx')}
            range={[4, 60]}
            unit=" px"
            value={step.cell_px}
            onChange={(cell_px) => onChange({ cell_px })}
          />
        ) : null}
        <OpaqueColourField label={t('edit.ink')} value={step.ink} onChange={(ink) => onChange({ ink })} />
        <SwitchField
          label={t('edit.inverted')}
          hint={t('edit.invertedHint')}
          isOn={step.inverted}
          onChange={(inverted) => onChange({ inverted })}
        />
      </>
    );
  },
});
