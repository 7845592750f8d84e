import type { ImageType } from '@diy/contract/images';
import { Button, Modal, Popconfirm } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './type-list-dialog.module.css';
import { TypeNameDialog } from './type-name-dialog.tsx';
import { useTypeActions } from './use-type-actions.ts';

interface TypeListDialogProps {
  types: ImageType[];
  /** Opens with the dialog for a new name on top. */
  startsAdding: boolean;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

type Naming = { id: string | null; name: string };

/** All categories: add, rename, delete (their images move to 未分类). */
export function TypeListDialog({ types, startsAdding, onClose, onDeleted }: TypeListDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const { add, rename, remove } = useTypeActions();
  const [naming, setNaming] = useState<Naming | null>(startsAdding ? { id: null, name: '' } : null);
  const done = { onSuccess: () => setNaming(null) };
  return (
    <Modal open title={t('manageTypes')} onCancel={onClose} footer={null} width={460}>
      <div className={styles.dialog}>
        {types.length === 0 ? <p className={styles.none}>{t('noTypes')}</p> : null}
        <ul>
          {types.map((type) => (
            <li key={type.id} className={styles.row}>
              <span className={styles.name}>{type.name}</span>
              <span className={styles.count}>{t('imageCount', { count: type.count })}</span>
              <RoundButton
                icon={Pencil}
                label={t('renameType', { name: type.name })}
                onClick={() => setNaming({ id: type.id, name: type.name })}
              />
              <Popconfirm
                title={t('deleteType', { name: type.name })}
                description={t('deleteTypeText', { count: type.count })}
                okText={t('common:delete')}
                cancelText={t('common:cancel')}
                okButtonProps={{ danger: true }}
                onConfirm={() => remove.mutate(type.id, { onSuccess: () => onDeleted(type.id) })}
              >
                <span>
                  <RoundButton
                    icon={Trash2}
                    label={t('deleteType', { name: type.name })}
                    onClick={() => {}}
                  />
                </span>
              </Popconfirm>
            </li>
          ))}
        </ul>
        <Button icon={<Icon of={Plus} size={18} />} onClick={() => setNaming({ id: null, name: '' })}>
          {t('addType')}
        </Button>
      </div>
      {naming ? (
        <TypeNameDialog
          title={naming.id === null ? t('addType') : t('renameType', { name: naming.name })}
          initial={naming.name}
          isBusy={add.isPending || rename.isPending}
          onClose={() => setNaming(null)}
          onName={(name) =>
            naming.id === null ? add.mutate(name, done) : rename.mutate({ id: naming.id, name }, done)
          }
        />
      ) : null}
    </Modal>
  );
}
