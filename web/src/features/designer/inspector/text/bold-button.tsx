import type { TextLayer, TextRange } from '@diy/design/layers';
import { Bold } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isBoldInRange, toggleBold } from '../../actions/text/style-text.ts';
import { ToolButton } from '../../fields/tool-button.tsx';
import { useSession } from '../../session/designer-context.ts';

/** Makes the chosen letters bold, or all; off, with the reason, where no font of them has a bold face. */
export function BoldButton({ layer, stretch }: { layer: TextLayer; stretch: TextRange | null }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const isBold = isBoldInRange(layer, stretch);
  return (
    <span data-keeps-keyboard>
      <ToolButton
        label={t('text.bold')}
        title={isBold === null ? t('text.noBold') : t('text.bold')}
        icon={Bold}
        isPressed={isBold ?? false}
        disabled={layer.locked || isBold === null}
        testId="text-bold"
        onClick={() => toggleBold(session, layer.id)}
      />
    </span>
  );
}
