import type { SheetCheck } from '@diy/contract/sheets/sheets-exports';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';
import { useLayoutActions, useSheetLayout } from './use-sheet-layouts.ts';

/** Words of an own sheet that match no colour or size, each with a choice of our colours or sizes; stored with the layout. */
export function WordMaps({ layoutId, check }: { layoutId: string; check: SheetCheck }) {
  const { t, i18n } = useTranslation('dxm-sheets');
  const layout = useSheetLayout(layoutId);
  const { save } = useLayoutActions();
  const language = i18n.language.startsWith('zh') ? 'zh' : 'en';
  const kinds = [
    { key: 'colour_map', words: check.unmapped.colours, ours: check.ours.colours },
    { key: 'size_map', words: check.unmapped.sizes, ours: check.ours.sizes },
  ] as const;
  if (check.unmapped.colours.length + check.unmapped.sizes.length === 0) return null;
  return (
    <div className={styles.form}>
      {kinds.map(({ key, words, ours }) =>
        words.length === 0 ? null : (
          <div key={key} className={styles.field}>
            <span>{t(`${key}Note`)}</span>
            <div className={styles.line}>
              {words.map((word) => (
                <div key={word} className={styles.field}>
                  <span>{word}</span>
                  <Select
                    aria-label={word}
                    placeholder={t('chooseOurs')}
                    style={{ inlineSize: 160 }}
                    options={ours.map((one) => ({ value: one.id, label: one[language] }))}
                    onChange={(id: string) =>
                      save.mutate({ id: layoutId, [key]: { ...layout.data?.[key], [word]: id } })
                    }
                  />
                </div>
              ))}
            </div>
          </div>
        ),
      )}
    </div>
  );
}
