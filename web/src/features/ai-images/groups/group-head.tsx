import type { AiCategory, AiGroup } from '@diy/contract/ai-images/ai-image-shapes';
import { MAX_GROUP_NAME } from '@diy/contract/ai-images/ai-images';
import { Input, Select } from 'antd';
import { ChevronLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { priceText } from '../generated/image-facts.ts';
import styles from './group-head.module.css';

interface GroupHeadProps {
  group: AiGroup;
  categories: AiCategory[];
  onRename: (name: string) => void;
  onMove: (categoryId: string) => void;
}

/** The group's name, category and what it cost so far. */
export function GroupHead({ group, categories, onRename, onMove }: GroupHeadProps) {
  const { t, i18n } = useTranslation('ai-images');
  const [name, setName] = useState<string | null>(null);
  const finish = () => {
    const clean = name?.trim();
    if (clean && clean !== group.name) onRename(clean);
    setName(null);
  };
  const costs = group.costs.filter(({ amount }) => amount > 0);
  const sum = joinParts(
    costs.map(({ amount, currency }) => priceText(amount, currency, i18n.language)),
    ' + ',
  );
  return (
    <header className={styles.head}>
      <Link to="/auth/ai" className={styles.back}>
        <Icon of={ChevronLeft} size={18} />
        {t('back')}
      </Link>
      <div className={styles.line}>
        {name === null ? (
          <h1 className={styles.title} title={group.name}>
            <span dir="auto">{group.name}</span>
            <RoundButton icon={Pencil} label={t('rename')} onClick={() => setName(group.name)} />
          </h1>
        ) : (
          <Input
            autoFocus
            value={name}
            maxLength={MAX_GROUP_NAME}
            aria-label={t('groupName')}
            className={styles.name ?? ''}
            onChange={(event) => setName(event.target.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') finish();
              if (event.key === 'Escape') setName(null);
            }}
          />
        )}
        <span className={styles.facts}>
          {sum ? <span>{t('costSum', { sum })}</span> : null}
          <Select
            value={group.type_id}
            onChange={onMove}
            aria-label={t('category')}
            className={styles.type ?? ''}
            options={[
              { value: '', label: t('uncategorised') },
              ...categories.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
        </span>
      </div>
    </header>
  );
}
