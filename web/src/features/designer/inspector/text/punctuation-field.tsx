import type { TextLayer } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { changeText } from '../../actions/text/change-text.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { useSession } from '../../session/designer-context.ts';

/** Letters that are set in cells, as Chinese and Japanese are, and their punctuation. */
const setInCells = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;

/** How full-width punctuation is set; words without a letter in cells have none. */
export function PunctuationField({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  if (!setInCells.test(layer.text)) return null;
  return (
    <ChoiceField
      label={t('text.punctuation')}
      value={layer.punctuation ?? 'full'}
      disabled={layer.locked}
      testId="text-punctuation"
      choices={[
        { id: 'full', label: t('text.punctuationFull') },
        { id: 'squeezed', label: t('text.punctuationSqueezed') },
        { id: 'hanging', label: t('text.punctuationHanging') },
      ]}
      onChange={(punctuation) => changeText(session, layer.id, { punctuation })}
    />
  );
}
