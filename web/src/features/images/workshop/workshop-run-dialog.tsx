import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { RunReview } from './review/run-review.tsx';

/** A run: how far it is, then its results. */
export function WorkshopRunDialog(props: {
  id: string;
  onClose: () => void;
  /** Failed pictures are tried again as a separate run. */
  onRestarted: (workId: string) => void;
}) {
  const { t } = useTranslation('images');
  return (
    <Modal open centered title={t('edit.title')} width={1160} footer={null} onCancel={props.onClose}>
      <RunReview {...props} />
    </Modal>
  );
}
