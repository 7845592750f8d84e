import { useTranslation } from 'react-i18next';
import { printedColour } from './printed-colour.ts';
import swatches from './swatches.module.css';

/** Says of a colour that inks cannot reach what it will about look like; nothing of others. */
export function PrintedHint({ value }: { value: string }) {
  const { t } = useTranslation('designer');
  const printed = printedColour(value);
  if (!printed) return null;
  return (
    <div className={swatches.printed} data-testid="printed-hint">
      <span className={swatches.pair} aria-hidden>
        <i style={{ background: value }} />
        <i style={{ background: printed }} />
      </span>
      <span>{t('field.printsDuller')}</span>
    </div>
  );
}
