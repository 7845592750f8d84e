import { listAiGroups } from '@diy/contract/ai-images/ai-images';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastDefined } from '../../../../lib/use-last-defined.ts';
import { call } from '../../../../shared/api/call.ts';
import { queryKeys } from '../../../../shared/query-keys.ts';
import styles from './picker.module.css';

interface AiGroupSelectProps {
  groupIds: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const FOUND = 50;

/** AI groups with finished pictures, each chosen whole; renders nothing if the account has none. */
export function AiGroupSelect({ groupIds, onChange }: AiGroupSelectProps) {
  const { t } = useTranslation('batches');
  const [search, setSearch] = useState('');
  const content = search.trim();
  const { data } = useQuery({
    queryKey: [...queryKeys.aiGroups, 'pick', content],
    queryFn: ({ signal }) => call(listAiGroups, { content, limit: FOUND }, { quiet: true, signal }),
  });
  const found = useLastDefined(data)?.list.filter(({ counts }) => counts.succeeded > 0) ?? [];
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  if (found.length === 0 && groupIds.length === 0 && content === '') return null;
  const labels = new Map([
    ...names,
    ...found.map(({ id, name, counts }) => [id, t('aiGroup', { name, pictures: counts.succeeded })] as const),
  ]);
  const ids = [...new Set([...found.map(({ id }) => id), ...groupIds])];
  return (
    <div className={styles.head}>
      <Select
        mode="multiple"
        className={styles.groups}
        aria-label={t('aiGroups')}
        placeholder={t('aiGroups')}
        value={[...groupIds]}
        options={ids.map((id) => ({ value: id, label: labels.get(id) ?? t('aiGroupChosen') }))}
        filterOption={false}
        notFoundContent={t('nothingFound', { content })}
        onSearch={setSearch}
        onChange={(chosen) => {
          // A later search must not lose the names of the chosen groups.
          setNames(labels);
          onChange(chosen);
        }}
      />
    </div>
  );
}
