import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FONTS } from '../../assets/fonts/font-library.ts';
import chips from '../../fields/chips.module.css';
import styles from './fonts.module.css';
import { choicesOf, type FontSearch } from './search-fonts.ts';

interface FontFiltersProps {
  search: FontSearch;
  onChange: (search: FontSearch) => void;
  /** Words that faces can be narrowed to; empty = there are none. */
  words: string;
}

const CHOICES = choicesOf(FONTS);

/** What narrows the list of fonts: words of a search, a style, a script, and the words that are set. */
export function FontFilters({ search, onChange, words }: FontFiltersProps) {
  const { t } = useTranslation('designer');
  return (
    <div className={styles.filters}>
      <div className={styles.searchRow}>
        <Input
          size="small"
          allowClear
          value={search.query}
          placeholder={t('font.search')}
          aria-label={t('font.search')}
          data-testid="font-search"
          onChange={({ target }) => onChange({ ...search, query: target.value })}
        />
        <Select
          size="small"
          className={styles.script}
          value={search.script ?? ''}
          aria-label={t('font.script')}
          data-testid="font-script"
          popupMatchSelectWidth={false}
          getPopupContainer={(field) => field.parentElement!}
          options={[
            { value: '', label: t('font.anyScript') },
            ...CHOICES.scripts.map((script) => ({ value: script, label: t(`script.${script}`) })),
          ]}
          onChange={(value) => {
            onChange({ ...search, script: CHOICES.scripts.find((script) => script === value) ?? null });
          }}
        />
      </div>
      <fieldset className={chips.chips} aria-label={t('font.styles')}>
        {CHOICES.styles.map((style) => (
          <button
            key={style}
            type="button"
            aria-pressed={style === search.style}
            data-testid={`font-style-${style}`}
            onClick={() => onChange({ ...search, style: style === search.style ? null : style })}
          >
            {t(`fontStyle.${style}`)}
          </button>
        ))}
      </fieldset>
      {words ? (
        <Checkbox
          checked={search.words !== null}
          data-testid="font-fits"
          onChange={({ target }) => onChange({ ...search, words: target.checked ? words : null })}
        >
          {t('font.fitsWords')}
        </Checkbox>
      ) : null}
    </div>
  );
}
