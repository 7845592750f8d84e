import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterRow } from '../../ui/list/filter-row.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';

interface ListSearchProps {
  /** The list as `useListState` gives it; the searched words are in the address. */
  list: { state: { content: string }; change: (part: { content: string }) => void };
  label: string;
  /** Room for a long label, where nothing stands next to the field. */
  isWide?: boolean;
  /** Filters in the same line. */
  children?: ReactNode;
}

/** The search of a list, with the filters next to it. */
export function ListSearch({ list, label, isWide, children }: ListSearchProps) {
  const { t } = useTranslation('common');
  return (
    <FilterRow>
      <SearchField
        value={list.state.content}
        onSearch={(content) => list.change({ content })}
        label={label}
        clearLabel={t('clearSearch')}
        {...(isWide ? { isWide } : {})}
      />
      {children}
    </FilterRow>
  );
}
