import { useTranslation } from 'react-i18next';
import { printedColour } from './printed-colour.ts';
import swatches from './swatches.module.css';

/** Shows roughly how a colour that inks cannot reach will print; shows nothing for others. */
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
