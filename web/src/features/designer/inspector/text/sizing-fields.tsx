import type { TextLayer } from '@diy/design/layers';
import { MoveHorizontal, MoveVertical, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeText } from '../../actions/text/change-text.ts';
import { fitPatch, sizingOf, sizingPatch } from '../../actions/text/text-sizing.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { useSession } from '../../session/designer-context.ts';

/** How the box follows its words, and what becomes of words that are too long for it. */
export function SizingFields({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const change = (patch: Partial<TextLayer>) => changeText(session, layer.id, patch);
  const width = { label: t('text.autoWidth'), icon: MoveHorizontal };
  const height = { label: t('text.autoHeight'), icon: MoveVertical };
  const [along, across] = layer.writing === 'vertical' ? [height, width] : [width, height];
  return (
    <>
      <ChoiceField
        label={t('text.sizing')}
        value={sizingOf(layer)}
        disabled={layer.locked}
        testId="text-sizing"
        choices={[
          { id: 'auto-width', ...along },
          { id: 'auto-height', ...across },
          { id: 'fixed', label: t('text.fixedSize'), icon: Square },
        ]}
        onChange={(sizing) => change(sizingPatch(layer, sizing))}
      />
      <ChoiceField
        label={t('text.fit')}
        value={layer.fit}
        disabled={layer.locked}
        testId="text-fit"
        choices={[
          { id: 'fixed', label: t('text.fitFixed') },
          { id: 'shrink', label: t('text.fitShrink') },
        ]}
        onChange={(fit) => change(fitPatch(layer, fit))}
      />
    </>
  );
}
