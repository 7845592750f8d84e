import type { OrderMapping } from '@diy/contract/orders/order-fields';
import { MAX_PERSONALISATION_NAME } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Button, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { arrow } from '../../../../lib/text/write-pairs.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from '../order-import.module.css';
import { columnName } from './field-row.tsx';

type Personalisation = OrderMapping['personalisation'];

interface PersonalisationListProps {
  columns: OrderUpload['columns'];
  value: Personalisation;
  onChange: (value: Personalisation) => void;
}

/** Columns with what the buyer wants printed, each with the name of the layer it goes to. */
export function PersonalisationList({ columns, value, onChange }: PersonalisationListProps) {
  const { t } = useTranslation('order-import');
  const put = (at: number, part: Partial<Personalisation[number]>) =>
    onChange(value.map((one, n) => (n === at ? { ...one, ...part } : one)));
  const free = columns.find(({ index }) => !value.some(({ column }) => column === index));
  return (
    <section className={styles.personalisation}>
      <h3>{t('personalisation.title')}</h3>
      <p>{t('personalisation.about')}</p>
      {value.map(({ column, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal while they are typed
        <div key={at} className={styles.personalised}>
          <Select
            aria-label={t('personalisation.column')}
            value={column}
            showSearch={{ optionFilterProp: 'label' }}
            options={columns.map(({ index, header }) => ({
              value: index,
              label: header || columnName(index),
            }))}
            onChange={(next) => put(at, { column: next })}
          />
          <span aria-hidden="true">{arrow()}</span>
          <Input
            aria-label={t('personalisation.layer')}
            value={name}
            maxLength={MAX_PERSONALISATION_NAME}
            placeholder={t('personalisation.layer')}
            onChange={(event) => put(at, { name: event.target.value })}
          />
          <Button
            type="text"
            aria-label={t('personalisation.remove')}
            icon={<Icon of={Trash2} size={18} />}
            onClick={() => onChange(value.filter((_, n) => n !== at))}
          />
        </div>
      ))}
      <Button
        type="dashed"
        icon={<Icon of={Plus} size={18} />}
        disabled={!free}
        onClick={() =>
          free && onChange([...value, { column: free.index, name: free.header || columnName(free.index) }])
        }
      >
        {t('personalisation.add')}
      </Button>
    </section>
  );
}
