import { graphemeStarts, type TextLayer, type TextRange } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { changeText } from '../../actions/text/change-text.ts';
import { wholeStyle } from '../../actions/text/style-text.ts';
import { ColourField } from '../../fields/colour-field.tsx';
import fields from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { AxisFields } from '../../own-fonts/axis-fields.tsx';
import { useSession } from '../../session/designer-context.ts';
import { MM_PER_PT } from '../../view/format-readout.ts';
import { FillField } from '../fill/fill-field.tsx';
import styles from '../inspector.module.css';
import { BoldButton } from './bold-button.tsx';
import { FontPicker } from './font-picker.tsx';
import type { Letters } from './use-letters.ts';

interface LettersProps {
  layer: TextLayer;
  letters: Letters;
}

/** Which letters are chosen, and their font. */
export function LettersFont({ layer, letters: { stretch, fontId, style } }: LettersProps) {
  const { t } = useTranslation('designer');
  return (
    <>
      {stretch ? (
        <p className={fields.hint} role="status" data-testid="chosen-letters">
          {t('text.chosen', { number: countLetters(layer.text, stretch) })}
        </p>
      ) : null}
      <div className={styles.fontRow}>
        <FontPicker layer={layer} fontId={fontId} onChoose={(next) => style({ fontId: next })} />
        <BoldButton layer={layer} stretch={stretch} />
      </div>
      {fontId === null ? null : (
        <AxisFields
          fontId={fontId}
          disabled={layer.locked}
          onChange={(next, what) => style({ fontId: next }, what)}
        />
      )}
    </>
  );
}

/** Letters as a person counts them, without blanks. */
function countLetters(text: string, { start, end }: TextRange): number {
  return graphemeStarts(text).filter((at) => at >= start && at < end && text[at]?.trim() !== '').length;
}

/** Their size, in mm and in points. */
export function LettersSize({ layer, letters }: LettersProps) {
  const { t } = useTranslation('designer');
  const { stretch, sizeMm, leastMm, mostMm, hasSeveralSizes, style } = letters;
  return (
    <>
      <NumberField
        label={t('text.size')}
        value={sizeMm}
        isMixed={hasSeveralSizes}
        unit="mm"
        decimals={2}
        min={leastMm}
        max={mostMm}
        disabled={layer.locked}
        testId="inspector-font-size"
        onChange={(fontSizeMm) => style({ fontSizeMm }, 'size')}
      />
      <NumberField
        label={t('text.points')}
        measures="pt"
        value={sizeMm / MM_PER_PT}
        isMixed={hasSeveralSizes}
        min={stretch ? leastMm / MM_PER_PT : 0.5}
        max={stretch ? mostMm / MM_PER_PT : 5600}
        disabled={layer.locked}
        onChange={(points) => style({ fontSizeMm: points * MM_PER_PT }, 'size')}
      />
    </>
  );
}

/** Their colour; a gradient is that of all letters. */
export function LettersColour({ layer, letters }: LettersProps) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { stretch, colour, hasSeveralColours, style } = letters;
  const shared = {
    colour,
    isMixed: hasSeveralColours,
    disabled: layer.locked,
    testId: 'inspector-text-colour',
  };
  if (!stretch)
    return (
      <FillField
        {...shared}
        gradient={layer.gradient}
        onChange={(patch, what) =>
          changeText(session, layer.id, wholeStyle(layer, patch), what && `${what}:${layer.id}`)
        }
      />
    );
  const { colour: value, ...rest } = shared;
  return (
    <ColourField
      {...rest}
      label={t('text.colour')}
      value={value}
      onChange={(next) => style({ colour: next }, 'colour')}
    />
  );
}
