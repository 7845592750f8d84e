import type { OrderImportItem } from '@diy/contract/orders/orders';
import { Button, Modal, Radio } from 'antd';
import { Package } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../orders.module.css';
import type { OrderActions } from '../use-order-actions.ts';

interface PackButtonProps {
  orderImport: OrderImportItem;
  actions: OrderActions;
  size: 'small' | 'middle';
}

/** Packs an import's lines; where some were packed before or are in production, it asks first, so that nothing is printed twice unasked. */
export function PackButton({ orderImport, actions: { produce }, size }: PackButtonProps) {
  const { t } = useTranslation(['orders', 'common']);
  const [isAsking, setAsking] = useState(false);
  const { id, states } = orderImport;
  const [fresh, made] = [states.new ?? 0, (states.ready ?? 0) + (states.in_production ?? 0)];
  return (
    <>
      <Button
        size={size}
        icon={<Icon of={Package} size={16} />}
        loading={produce.isPending && produce.variables.id === id}
        onClick={() => (made > 0 ? setAsking(true) : produce.mutate({ id, again: false }))}
      >
        {t('produce')}
      </Button>
      {isAsking ? (
        <PackDialog
          fresh={fresh}
          made={made}
          onPack={(again) => {
            setAsking(false);
            produce.mutate({ id, again });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface PackDialogProps {
  /** Lines that were not packed yet, or were changed since. */
  fresh: number;
  /** Lines whose files were packed, or that are in production. */
  made: number;
  onPack: (again: boolean) => void;
  onClose: () => void;
}

function PackDialog({ fresh, made, onPack, onClose }: PackDialogProps) {
  const { t } = useTranslation(['orders', 'common']);
  const [again, setAgain] = useState(false);
  const describedBy = useId();
  return (
    <Modal
      open
      title={t('pack.title')}
      okText={t('pack.start')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: !again && fresh === 0 }}
      onOk={() => onPack(again)}
      onCancel={onClose}
    >
      <p id={describedBy} className={styles.packCounts}>
        {t('pack.counts', { fresh, made })}
      </p>
      <Radio.Group
        className={styles.packChoices}
        aria-label={t('pack.title')}
        aria-describedby={describedBy}
        value={again}
        onChange={(event) => setAgain(event.target.value as boolean)}
      >
        <Radio value={false} disabled={fresh === 0}>
          {t('pack.fresh')}
        </Radio>
        <Radio value={true}>
          {t('pack.all')}
          <span className={styles.packHint}>{t('pack.allHint')}</span>
        </Radio>
      </Radio.Group>
    </Modal>
  );
}
