import type { CutOutStroke } from '@diy/contract/images/image-work-steps';
import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import type { PaintedStroke } from '../strokes/painted.ts';
import { StrokeStage } from '../strokes/stroke-stage.tsx';
import { SliderField, SwitchField } from './fields.tsx';

export const cutOutForm = defineToolForm<'cut_out'>({
  icon: Eraser,
  first: { tool: 'cut_out', tolerance: 16, contiguous: true },
  describe: ({ strokes, tolerance, contiguous }, t) => [
    strokes ? t('strokes.count', { count: strokes.length }) : `${t('edit.tolerance')} ${tolerance}`,
    ...(contiguous ? [t('edit.outer')] : []),
  ],
  isForOnePicture: ({ strokes }) => strokes !== undefined,
  // Strokes that all mark the subject say nothing about what to remove, so the step has no effect yet.
  isIncomplete: ({ strokes }) => strokes?.every(({ kind }) => kind === 'keep') ?? false,
  Surface({ step, picture, onChange }) {
    const { t } = useTranslation('images');
    const strokes: readonly PaintedStroke[] = step.strokes ?? NONE;
    return (
      <StrokeStage
        picture={picture}
        strokes={strokes}
        kinds={KINDS}
        hint={t('strokes.cutOutHint')}
        // Without strokes the ground is found by itself again.
        onChange={(next) => onChange({ strokes: next.length > 0 ? next.map(asStroke) : undefined })}
      />
    );
  },
  Controls({ step, onChange }) {
    const { t } = useTranslation('images');
    return (
      <>
        {step.strokes ? (
          <p>{t('strokes.count', { count: step.strokes.length })}</p>
        ) : (
          <SliderField
            label={t('edit.tolerance')}
            range={[0, 100]}
            value={step.tolerance}
            onChange={(tolerance) => onChange({ tolerance })}
          />
        )}
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

const KINDS = ['keep', 'remove'] as const;
const NONE: readonly PaintedStroke[] = [];

const asStroke = ({ kind, width, points }: PaintedStroke): CutOutStroke => ({
  kind: kind === 'keep' ? 'keep' : 'remove',
  width,
  points,
});
