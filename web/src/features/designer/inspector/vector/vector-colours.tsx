import type { VectorLayer } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../../fields/colour-field.tsx';
import fields from '../../fields/fields.module.css';
import styles from '../inspector.module.css';
import { usePalette } from './use-palette.ts';

/** The most colours that are listed; a vector with more is an illustration, whose parts are coloured after ungrouping it. */
const MAX_SHOWN = 24;

/** The colours of the selected vectors, each changed in all of them at once. */
export function VectorColours({ layers }: { layers: readonly VectorLayer[] }) {
  const { t } = useTranslation('designer');
  const palette = usePalette(layers);
  const isLocked = layers.every(({ locked }) => locked);
  const others = palette.colours.length - MAX_SHOWN;
  return (
    <>
      <fieldset className={styles.palette} data-testid="vector-palette" aria-label={t('vector.colours')}>
        {palette.colours.slice(0, MAX_SHOWN).map((colour, index) => (
          <ColourField
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour that changes stays in its place
            key={index}
            isBare
            label={t('vector.colour', { number: index + 1 })}
            value={colour}
            disabled={isLocked}
            testId={`vector-colour-${index}`}
            onChange={(hex) => palette.set(index, hex)}
          />
        ))}
      </fieldset>
      <span className={fields.hint}>
        {others > 0 ? t('vector.moreColours', { count: others }) : t('vector.hint')}
      </span>
    </>
  );
}
