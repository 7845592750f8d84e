import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { cutText } from '../../../lib/text/cut-text.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { AppOutdated } from '../../../shared/api/api-errors.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { fetchSaved } from '../saving/fetch-saved.ts';
import { useSession } from '../session/designer-context.ts';
import { withRecordedSizes } from '../session/pictures/load-design-pictures.ts';

/** Two tabs saved the same design: nothing was overwritten, the person decides. */
export function ConflictDialog() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { saver, editor } = session;
  const state = useSignal(saver.state, (now) => now);
  const [busy, setBusy] = useState<'copy' | 'theirs' | null>(null);
  const isOpen = state.problem?.kind === 'conflict' || busy !== null;

  const keepMine = async () => {
    setBusy('copy');
    await saver.keepAsCopy(cutText(t('conflict.copyName', { name: state.current.name }), 120));
    setBusy(null);
  };
  const loadTheirs = async () => {
    if (!state.id) return;
    setBusy('theirs');
    try {
      const theirs = await fetchSaved(state.id);
      for (const picture of withRecordedSizes(theirs)) session.pictures.add(picture);
      saver.replaceWith(theirs);
      editor.reset(theirs.design);
    } catch (error) {
      // `call` has said why; the dialog stays.
      if (error instanceof AppOutdated) notify.error(explainFailure(error));
    }
    setBusy(null);
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={t('conflict.title')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={[
        <Button
          key="theirs"
          loading={busy === 'theirs'}
          data-testid="conflict-theirs"
          onClick={() => void loadTheirs()}
        >
          {t('conflict.theirs')}
        </Button>,
        <Button
          key="copy"
          type="primary"
          autoFocus
          loading={busy === 'copy'}
          data-testid="conflict-copy"
          onClick={() => void keepMine()}
        >
          {t('conflict.copy')}
        </Button>,
      ]}
    >
      <p data-testid="conflict-dialog">{t('conflict.text')}</p>
    </Modal>
  );
}
