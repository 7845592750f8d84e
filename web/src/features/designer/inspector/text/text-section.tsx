import type { TextLayer } from '@diy/design/layers';
import {
  MAX_LETTER_SPACING_EM,
  MAX_LINE_HEIGHT,
  MIN_LETTER_SPACING_EM,
  MIN_LINE_HEIGHT,
} from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { changeText } from '../../actions/text/change-text.ts';
import fields from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';
import { useSession } from '../../session/designer-context.ts';
import { FeaturesField } from './features/features-field.tsx';
import { LettersColour, LettersFont, LettersSize } from './letters-fields.tsx';
import { ListField } from './list-field.tsx';
import { MissingGlyphs } from './missing-glyphs.tsx';
import { SizingFields } from './sizing-fields.tsx';
import { TextContentField } from './text-content-field.tsx';
import { TextEffects } from './text-effects.tsx';
import { useLetters } from './use-letters.ts';
import { WritingFields } from './writing-fields.tsx';

/** A text with all its properties. */
export function TextSection({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const change = (patch: Parameters<typeof changeText>[2], what?: string) =>
    changeText(session, layer.id, patch, what && `${what}:${layer.id}`);
  const letters = useLetters(layer);
  const { locked } = layer;
  return (
    <>
      <Section title={t('text.title')}>
        <TextContentField key={layer.id} layer={layer} testId="inspector-text" />
        <MissingGlyphs layer={layer} />
        <LettersFont layer={layer} letters={letters} />
        <div className={fields.grid}>
          <LettersSize layer={layer} letters={letters} />
          <NumberField
            label={t('text.letterSpacing')}
            value={layer.letterSpacingEm}
            unit="em"
            step={0.05}
            decimals={2}
            min={MIN_LETTER_SPACING_EM}
            max={MAX_LETTER_SPACING_EM}
            disabled={locked}
            onChange={(letterSpacingEm) => change({ letterSpacingEm }, 'letters')}
          />
          <NumberField
            label={t('text.lineHeight')}
            value={layer.lineHeight}
            step={0.1}
            decimals={2}
            min={MIN_LINE_HEIGHT}
            max={MAX_LINE_HEIGHT}
            disabled={locked}
            onChange={(lineHeight) => change({ lineHeight }, 'lines')}
          />
        </div>
        <LettersColour layer={layer} letters={letters} />
        <ListField layer={layer} />
        <WritingFields layer={layer} />
        <SizingFields layer={layer} />
        <FeaturesField layer={layer} letters={letters} />
      </Section>
      <TextEffects layer={layer} />
    </>
  );
}
