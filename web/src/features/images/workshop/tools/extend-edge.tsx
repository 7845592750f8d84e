import { Expand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { defineToolForm } from '../model/tool-form.ts';
import { PickField, SliderField } from './fields.tsx';

export const extendEdgeForm = defineToolForm<'extend_edge'>({
  icon: Expand,
  first: { tool: 'extend_edge', margin_px: 40, edge: 'mirror' },
  describe: (step, t) => [
    joinParts([t('edit.bleedPx'), writeSize([step.margin_px], 'px')], ' '),
    t(`edit.edge_${step.edge}`),
  ],
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <>
        <SliderField
          label={t('edit.bleedPx')}
          range={[1, 400]}
          unit=" px"
          value={step.margin_px}
          onChange={(margin_px) => onChange({ margin_px })}
        />
        <PickField
          label={t('edit.edge')}
          value={step.edge}
          options={[
            ['mirror', t('edit.edge_mirror')],
            ['stretch', t('edit.edge_stretch')],
          ]}
          onChange={(edge) => onChange({ edge })}
        />
      </>
    );
  },
});
