import type { OrderRow } from '@diy/contract/orders/orders';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverDialog } from './cover-dialog.tsx';

/** Opens the preview of covering the ordered size; renders nothing if the line does not need it. */
export function CoverButton({ row }: { row: Pick<OrderRow, 'id' | 'can_cover'> }) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  if (!row.can_cover) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('cover.open')}
      </Button>
      {isOpen ? <CoverDialog id={row.id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
