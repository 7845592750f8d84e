import { Button, Input, Popover } from 'antd';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../shared/session/use-user.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { RoundButton } from '../../../../ui/round-button.tsx';
import type { BatchDraft } from '../../batch-draft.ts';
import { applySet, deleteSet, keepSet, readSets } from './saved-sets.ts';
import styles from './set-menu.module.css';

interface SetMenuProps {
  draft: BatchDraft;
  onChange: (draft: BatchDraft) => void;
}

/** Products and rules kept in this browser: use one again, or store the current settings. */
export function SetMenu({ draft, onChange }: SetMenuProps) {
  const { t } = useTranslation('batches');
  const account = useUser()?.id ?? 'nobody';
  const [isOpen, setOpen] = useState(false);
  const [sets, setSets] = useState(() => readSets(account));
  const [name, setName] = useState('');
  const keep = () => {
    setSets(keepSet(account, name.trim(), draft));
    setName('');
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <div className={styles.menu}>
          {sets.length === 0 ? <p className={styles.none}>{t('sets.none')}</p> : null}
          <ul>
            {sets.map((set) => (
              <li key={set.name} className={styles.row}>
                <button
                  type="button"
                  onClick={() => {
                    onChange(applySet(draft, set));
                    setOpen(false);
                  }}
                >
                  <span dir="auto">{set.name}</span>
                  <small>{t('chosenTemplates', { count: set.draft.products.length })}</small>
                </button>
                <RoundButton
                  icon={X}
                  label={t('sets.forget', { name: set.name })}
                  onClick={() => setSets(deleteSet(account, set.name))}
                />
              </li>
            ))}
          </ul>
          {draft.products.length > 0 ? (
            <div className={styles.keep}>
              <Input
                value={name}
                maxLength={40}
                placeholder={t('sets.name')}
                aria-label={t('sets.name')}
                onChange={(event) => setName(event.target.value)}
                onPressEnter={() => name.trim() && keep()}
              />
              <Button disabled={name.trim() === ''} onClick={keep}>
                {t('sets.keep')}
              </Button>
            </div>
          ) : null}
        </div>
      }
    >
      <Button icon={<Icon of={Bookmark} size={18} />}>{t('sets.title')}</Button>
    </Popover>
  );
}
