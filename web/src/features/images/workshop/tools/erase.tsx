import { PaintbrushVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { defineToolForm } from '../model/tool-form.ts';
import { StrokeStage } from '../strokes/stroke-stage.tsx';

const KINDS = ['erase'] as const;

export const eraseForm = defineToolForm<'erase'>({
  icon: PaintbrushVertical,
  first: { tool: 'erase', strokes: [] },
  describe: ({ strokes }, t) => [t('strokes.count', { count: strokes.length })],
  isForOnePicture: () => true,
  isIncomplete: ({ strokes }) => strokes.length === 0,
  Surface({ step, picture, onChange }) {
    const { t } = useTranslation('images');
    return (
      <StrokeStage
        picture={picture}
        strokes={step.strokes.map((stroke) => ({ ...stroke, kind: 'erase' }))}
        kinds={KINDS}
        hint={t('strokes.eraseHint')}
        onChange={(next) => onChange({ strokes: next.map(({ width, points }) => ({ width, points })) })}
      />
    );
  },
  Controls({ step }) {
    const { t } = useTranslation('images');
    return <p>{t('strokes.count', { count: step.strokes.length })}</p>;
  },
});
