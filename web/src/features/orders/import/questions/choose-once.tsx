import type { OrderMapping } from '@diy/contract/orders/order-fields';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './problem-list.module.css';

/** What the file's times, or signs of currencies, mean. */
export type ReadAs = Pick<OrderMapping, 'zone'> | Pick<OrderMapping, 'currency'>;

interface ChooseOnceProps {
  kind: 'zone' | 'currency';
  isBusy: boolean;
  onChoose: (choice: ReadAs) => void;
}

/** Those that shops are most often in first. */
const ZONES = [
  ...['Asia/Shanghai', 'America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York'],
  ...['Europe/London', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Europe/Rome', 'Europe/Warsaw'],
  ...['Asia/Tokyo', 'Asia/Seoul', 'Asia/Bangkok', 'Asia/Ho_Chi_Minh', 'Asia/Jakarta', 'Asia/Manila'],
  ...['Asia/Singapore', 'Asia/Kolkata', 'Asia/Dubai', 'Australia/Sydney', 'America/Sao_Paulo'],
  'America/Mexico_City',
];
const CURRENCIES = 'USD CNY EUR GBP JPY CAD AUD NZD SGD HKD TWD MXN SEK NOK DKK INR'.split(' ');

/** Asked once of a layout: whose clock its times are of, or which currency its sign means. */
export function ChooseOnce({ kind, isBusy, onChoose }: ChooseOnceProps) {
  const { t, i18n } = useTranslation('order-import');
  const [chosen, setChosen] = useState<string>();
  const options =
    kind === 'zone'
      ? [...new Set([...ZONES, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
          value,
          label: zoneName(value, i18n.language),
        }))
      : CURRENCIES.map((value) => ({ value, label: currencyName(value, i18n.language) }));
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

/** `Asia/Shanghai` with the name of its time in the reader's language. */
function zoneName(timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
  return [name, timeZone].filter(Boolean).join(' · ');
}

function currencyName(code: string, locale: string): string {
  return `${code} ${new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? ''}`;
}
