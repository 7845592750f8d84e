import { MAX_SHOP_NAME } from '@diy/contract/orders/order-fields';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-import.module.css';
import type { OrderImport } from './use-order-import.ts';

/** The shop that is recorded for rows of a file that names none. */
export function ShopField({ flow }: { flow: OrderImport }) {
  const { t } = useTranslation('order-import');
  const [shop, setShop] = useState(flow.shop);
  return (
    <div className={styles.shop}>
      {t('check.shop')}
      <Input
        aria-label={t('check.shop')}
        value={shop}
        maxLength={MAX_SHOP_NAME}
        placeholder={t('check.shopHint')}
        onChange={(event) => setShop(event.target.value)}
        onBlur={() => flow.setShop(shop.trim())}
        onPressEnter={() => flow.setShop(shop.trim())}
      />
    </div>
  );
}
