import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestingEditor, useSession, useSetUi, useUi } from '../session/designer-context.ts';

/**
 * Asks once whether a design with nothing on it is really to be saved. Once a picture has arrived there is nothing to ask: the question goes
 * and the design is saved. Left open, it would lie over the stage and take the first drag of the picture.
 */
export function EmptySaveDialog() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const setUi = useSetUi();
  const isOpen = useUi((ui) => ui.emptySave === 'asking');
  const close = () => setUi({ emptySave: 'never' });
  const hasContent = useRestingEditor(({ design }) =>
    design.surfaces.some(({ layers }) => layers.length > 0),
  );
  useEffect(() => {
    if (!isOpen || !hasContent) return;
    setUi({ emptySave: 'never' });
    void saver.saveNow();
  }, [isOpen, hasContent, setUi, saver]);
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={420}
      title={t('emptySave.title')}
      onCancel={close}
      footer={[
        <Button
          key="save"
          data-testid="empty-save"
          onClick={() => {
            close();
            void saver.saveNow();
          }}
        >
          {t('emptySave.save')}
        </Button>,
        <Button key="back" type="primary" autoFocus data-testid="empty-back" onClick={close}>
          {t('emptySave.back')}
        </Button>,
      ]}
    >
      <p>{t('emptySave.text')}</p>
    </Modal>
  );
}
