import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Modal, Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { CheckStep } from './check-step.tsx';
import { FileStep } from './file-step.tsx';
import { MappingStep } from './mapping/mapping-step.tsx';
import styles from './order-import-dialog.module.css';
import { TableChoice } from './table-choice.tsx';
import { type ImportStep, isUnchosen, useOrderImport } from './use-order-import.ts';

interface OrderImportDialogProps {
  onClose: () => void;
  /** The import runs as a job from here on. */
  onImported: (ids: { orders_log_id: string; operation_id: string }) => void;
}

const STEPS: readonly ImportStep[] = ['file', 'mapping', 'check'];

/** The last step that can be gone to. */
function reachedStep(upload: OrderUpload | null, step: ImportStep): number {
  if (!upload || isUnchosen(upload)) return 0;
  return upload.missing.length > 0 && step === 'mapping' ? 1 : 2;
}

/** Orders from a file: choose it, map its columns, check every row, import. */
export function OrderImportDialog({ onClose, onImported }: OrderImportDialogProps) {
  const { t } = useTranslation('order-import');
  const flow = useOrderImport(onImported);
  const narrow = useNarrow();
  const { step, upload, mapping } = flow;
  const reached = reachedStep(upload, step);
  return (
    <Modal
      open
      title={t('title')}
      footer={null}
      width={step === 'file' ? 640 : 1120}
      onCancel={onClose}
      mask={{ closable: step === 'file' }}
      destroyOnHidden
      style={{ top: narrow ? 0 : 40 }}
    >
      <div className={styles.dialog}>
        <Steps
          size="small"
          current={STEPS.indexOf(step)}
          orientation="horizontal"
          responsive={false}
          onChange={(next) => {
            const target = STEPS[next];
            if (target && next <= reached) flow.setStep(target);
          }}
          items={STEPS.map((one, n) => ({ title: t(`step.${one}`), disabled: n > reached }))}
        />
        {step === 'file' || !upload || !mapping ? (
          <FileStep flow={flow} />
        ) : isUnchosen(upload) ? (
          <TableChoice flow={flow} upload={upload} />
        ) : step === 'mapping' ? (
          <MappingStep flow={flow} upload={upload} mapping={mapping} />
        ) : (
          <CheckStep flow={flow} upload={upload} mapping={mapping} />
        )}
      </div>
    </Modal>
  );
}
