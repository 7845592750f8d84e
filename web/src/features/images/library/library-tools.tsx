import { IMAGE_SORTS } from '@diy/contract/images/images';
import { ALL } from '@diy/contract/paging';
import { Badge, Button, Popover, Segmented, Select } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import {
  activeFilters,
  FORMATS,
  type LibraryState,
  MIN_SIDES,
  NO_BUTTON_FILTERS,
  SHAPES,
  YES_NO,
} from './library-state.ts';
import styles from './library-tools.module.css';

interface FilterButtonProps {
  state: LibraryState;
  onChange: (change: Partial<LibraryState>) => void;
}

/** Size, shape, transparency, use and format behind one button, which shows how many are active. */
function FilterButton({ state, onChange }: FilterButtonProps) {
  const { t } = useTranslation(['images', 'common']);
  const [isOpen, setOpen] = useState(false);
  const active = activeFilters(state).length;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      content={<FilterPanel state={state} onChange={onChange} activeCount={active} />}
    >
      <Badge count={active} size="small">
        <Button icon={<Icon of={SlidersHorizontal} size={18} />} aria-expanded={isOpen}>
          {t('filter.button')}
        </Button>
      </Badge>
    </Popover>
  );
}

function FilterPanel({ state, onChange, activeCount }: FilterButtonProps & { activeCount: number }) {
  const { t } = useTranslation(['images', 'common']);
  const choice = <Name extends 'shape' | 'alpha' | 'used'>(name: Name, values: readonly string[]) => (
    <div className={styles.line}>
      <span>{t(`filter.${name}`)}</span>
      <Segmented
        size="small"
        value={state[name]}
        aria-label={t(`filter.${name}`)}
        options={[ALL, ...values].map((value) => ({
          value,
          label: t(value === ALL ? 'filter.any' : `filter.${name}_${value}`),
        }))}
        onChange={(value) => onChange({ [name]: value } as Partial<LibraryState>)}
      />
    </div>
  );
  return (
    <section className={styles.panel} aria-label={t('filter.button')}>
      <div className={styles.line}>
        <span>{t('filter.minSide')}</span>
        <Select
          size="small"
          value={state.minSide}
          aria-label={t('filter.minSide')}
          onChange={(minSide) => onChange({ minSide })}
          options={[0, ...MIN_SIDES].map((value) => ({
            value,
            label: value === 0 ? t('filter.any') : t('filter.atLeast', { px: value }),
          }))}
        />
      </div>
      {choice('shape', SHAPES)}
      {choice('alpha', YES_NO)}
      {choice('used', YES_NO)}
      <div className={styles.line}>
        <span>{t('filter.format')}</span>
        <Select
          size="small"
          value={state.format}
          aria-label={t('filter.format')}
          onChange={(format) => onChange({ format })}
          options={[ALL, ...FORMATS].map((value) => ({
            value,
            label: value === ALL ? t('filter.any') : value.toUpperCase(),
          }))}
        />
      </div>
      <Button
        size="small"
        type="text"
        disabled={activeCount === 0}
        onClick={() => onChange(NO_BUTTON_FILTERS)}
      >
        {t('filter.clear')}
      </Button>
    </section>
  );
}

/** Filters and order of the library in one line. */
export function LibraryTools(props: FilterButtonProps) {
  return (
    <div className={styles.tools}>
      <FilterButton {...props} />
      <SortSelect {...props} />
    </div>
  );
}

/** Chooses the order in which the images stand. */
function SortSelect({ state, onChange }: FilterButtonProps) {
  const { t } = useTranslation('images');
  return (
    <Select
      value={state.sort}
      aria-label={t('sort.label')}
      onChange={(sort) => onChange({ sort })}
      className={styles.sort}
      options={IMAGE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
    />
  );
}
