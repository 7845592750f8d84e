import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';

/** Asks once whether a design with nothing on it is really to be saved. */
export function EmptySaveDialog() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const setUi = useSetUi();
  const isOpen = useUi((ui) => ui.emptySave === 'asking');
  const close = () => setUi({ emptySave: 'never' });
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
