import type { LineChoice } from '@diy/contract/orders/existing-lines';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './existing.module.css';

interface ChooseForAllProps {
  options: readonly LineChoice[];
  isBusy: boolean;
  onChoose: (choice: LineChoice) => void;
}

/** The same for all rows whose lines exist and that nothing was chosen for. */
export function ChooseForAll({ options, isBusy, onChoose }: ChooseForAllProps) {
  const { t } = useTranslation('order-import');
  return (
    <fieldset className={styles.all} aria-label={t('existing.whatAll')}>
      {options.map((choice) => (
        <Button key={choice} size="small" disabled={isBusy} onClick={() => onChoose(choice)}>
          {t(`existing.all.${choice}`)}
        </Button>
      ))}
    </fieldset>
  );
}
