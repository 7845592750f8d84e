import type { OrderMapping } from '@diy/contract/orders/order-fields';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAsOptions } from '../read-as-options.ts';
import styles from './problem-list.module.css';

/** What the file's times, or signs of currencies, mean. */
export type ReadAs = Pick<OrderMapping, 'zone'> | Pick<OrderMapping, 'currency'>;

interface ChooseOnceProps {
  kind: 'zone' | 'currency';
  isBusy: boolean;
  onChoose: (choice: ReadAs) => void;
}

/** Asked once of a layout: whose clock its times are of, or which currency its sign means. */
export function ChooseOnce({ kind, isBusy, onChoose }: ChooseOnceProps) {
  const { t, i18n } = useTranslation('order-import');
  const [chosen, setChosen] = useState<string>();
  const options = readAsOptions(kind, i18n.language);
  const choose = () => {
    if (chosen !== undefined) onChoose(kind === 'zone' ? { zone: chosen } : { currency: chosen });
  };
  return (
    <span className={styles.fill}>
      <Select
        size="small"
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        className={styles.once!}
        value={chosen}
        placeholder={t(`problem.${kind}`)}
        aria-label={t(`problem.${kind}`)}
        options={options}
        onChange={setChosen}
      />
      <Button size="small" disabled={isBusy || chosen === undefined} onClick={choose}>
        {t('problem.readAs')}
      </Button>
    </span>
  );
}
