import type { AiGroup } from '@diy/contract/ai-images/ai-image-shapes';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import styles from './group-view.module.css';
import type { StateFilter } from './use-ai-group.ts';

interface StateToolsProps {
  counts: AiGroup['counts'];
  state: StateFilter;
  onState: (state: StateFilter) => void;
  /** The newest run is being asked for once more. */
  isMaking: boolean;
  onAgain: () => void;
}

const ENDED = ['succeeded', 'failed', 'refused', 'cancelled'] as const;

/** Over a group's images: how many there are, by state where they differ, and the newest run once more. */
export function StateTools({ counts, state, onState, isMaking, onAgain }: StateToolsProps) {
  const { t } = useTranslation(['ai-images', 'common']);
  if (counts.total === 0) return null;
  const present = ENDED.filter((one) => counts[one] > 0 || one === state);
  return (
    <div className={styles.tools}>
      {present.length > 1 || state !== 'all' ? (
        <FilterChips
          chips={[
            { id: 'all', label: t('common:all'), count: counts.total },
            ...present.map((one) => ({ id: one, label: t(`state.${one}`), count: counts[one] })),
          ]}
          value={state}
          onChange={(id) => onState(id as StateFilter)}
          label={t('states')}
        />
      ) : (
        <span className={styles.count}>{t('pictures', { count: counts.total })}</span>
      )}
      {counts.queued + counts.running > 0 ? null : (
        <Button icon={<Icon of={RefreshCw} size={18} />} loading={isMaking} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
