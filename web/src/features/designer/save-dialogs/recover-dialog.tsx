import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/text/format.ts';
import type { Draft } from '../saving/drafts.ts';

interface RecoverDialogProps {
  draft: Draft;
  /** The design has been saved elsewhere since: restored content becomes a copy when it is saved. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Content that was not saved when the page went away last time. */
export function RecoverDialog({ draft, isOutdated, onRestore, onDiscard }: RecoverDialogProps) {
  const { t, i18n } = useTranslation('designer');
  const time = formatTime(new Date(draft.keptAt).toISOString(), i18n.language, new Date());
  const count = draft.design.surfaces.reduce((sum, surface) => sum + surface.layers.length, 0);
  return (
    <Modal
      open
      title={t('recover.title')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={[
        <Button key="discard" data-testid="recover-discard" onClick={onDiscard}>
          {t('recover.discard')}
        </Button>,
        <Button key="restore" type="primary" autoFocus data-testid="recover-restore" onClick={onRestore}>
          {t('recover.restore')}
        </Button>,
      ]}
    >
      <p data-testid="recover-dialog">{t('recover.text', { name: draft.name, time, count })}</p>
      {isOutdated ? <p>{t('recover.outdated')}</p> : null}
    </Modal>
  );
}
