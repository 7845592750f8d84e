import { MAX_FONT_NAME, type OwnFont } from '@diy/contract/own-fonts';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenameOwnFont } from './use-own-fonts.ts';

/** Gives a font another name; designs keep it, whatever it is called. */
export function RenameFontDialog({ font, onClose }: { font: OwnFont; onClose: () => void }) {
  const { t } = useTranslation('designer');
  const [name, setName] = useState(font.name);
  const { mutate, isPending } = useRenameOwnFont();
  const isRight = name.trim() !== '';
  const save = () => isRight && mutate({ id: font.id, name: name.trim() }, { onSuccess: onClose });
  return (
    <Modal
      open
      title={t('ownFonts.renameTitle')}
      width={400}
      okText={t('colours.save')}
      okButtonProps={{ disabled: !isRight }}
      confirmLoading={isPending}
      onOk={save}
      onCancel={onClose}
    >
      <Input
        value={name}
        maxLength={MAX_FONT_NAME}
        aria-label={t('ownFonts.nameLabel')}
        data-testid="own-font-name"
        onChange={({ target }) => setName(target.value)}
        onPressEnter={save}
      />
    </Modal>
  );
}
