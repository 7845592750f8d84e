import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../../shared/api/api-errors.ts';

/** Why a product cannot be saved over what it was read from; null = something else is wrong. */
function conflictOf(error: Error | null): 'stale' | 'gone' | null {
  if (!(error instanceof Refused)) return null;
  if (error.id === 'own-templates.stale-revision') return 'stale';
  return error.id === 'templates.not-found' ? 'gone' : null;
}

interface ConflictDialogProps {
  error: Error | null;
  /** Loads what is saved in place of what is edited. */
  onReload: () => Promise<void>;
  /** Makes what is edited a new template. */
  onCopy: () => void;
  onClose: () => void;
}

/** Two tabs changed the same product: nothing was overwritten, the person decides. */
export function ConflictDialog({ error, onReload, onCopy, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['own-templates', 'common']);
  const [isLoading, setLoading] = useState(false);
  const conflict = conflictOf(error);
  const load = () => {
    setLoading(true);
    void onReload().finally(() => setLoading(false));
  };
  return (
    <Modal
      open={conflict !== null}
      destroyOnHidden
      title={t(conflict === 'gone' ? 'conflict.gone' : 'conflict.title')}
      onCancel={onClose}
      footer={[
        conflict === 'gone' ? null : (
          <Button key="theirs" loading={isLoading} onClick={load}>
            {t('conflict.theirs')}
          </Button>
        ),
        <Button key="copy" type="primary" autoFocus disabled={isLoading} onClick={onCopy}>
          {t('conflict.copy')}
        </Button>,
      ]}
    >
      <p>{t(conflict === 'gone' ? 'conflict.goneText' : 'conflict.text')}</p>
    </Modal>
  );
}
