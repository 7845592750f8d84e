import { type CharacterSet, characterSet, type TextField } from '@diy/design/document';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './design-fields.module.css';
import { DraftInput } from './draft-input.tsx';
import { useSetField } from './use-field.ts';

/** How long a text may be and of which characters. */
export function TextRules({ field }: { field: TextField }) {
  const { t } = useTranslation('designer');
  const setField = useSetField();
  const { minLength, maxLength, maxLines, characters } = field;
  const number = (key: 'minLength' | 'maxLength' | 'maxLines', value: number | undefined, most: number) => (
    <InputNumber
      value={value ?? null}
      min={1}
      max={most}
      precision={0}
      controls={false}
      aria-label={t(`orderField.${key}`)}
      placeholder={t('orderField.anyNumber')}
      data-testid={`field-${key}`}
      onChange={(next) => setField({ ...field, [key]: next ?? undefined }, `${key}:${field.id}`)}
    />
  );
  const setCharacters = (sets: CharacterSet[], more: string) =>
    setField({ ...field, characters: sets.length > 0 || more !== '' ? { sets, more } : undefined });
  return (
    <>
      <div className={styles.line}>
        <span>{t('orderField.length')}</span>
        <span className={styles.range}>
          {number('minLength', minLength, 5000)}
          <span aria-hidden="true">–</span>
          {number('maxLength', maxLength, 5000)}
        </span>
      </div>
      <div className={styles.line}>
        <span>{t('orderField.maxLines')}</span>
        {number('maxLines', maxLines, 100)}
      </div>
      <div className={styles.stack}>
        <span>{t('orderField.characters')}</span>
        <Select<CharacterSet[]>
          mode="multiple"
          value={characters?.sets ?? []}
          aria-label={t('orderField.characters')}
          placeholder={t('orderField.anyCharacters')}
          data-testid="field-characters"
          options={characterSet.options.map((value) => ({ value, label: t(`orderField.set.${value}`) }))}
          onChange={(sets) => setCharacters(sets, characters?.more ?? '')}
        />
        {characters ? (
          <DraftInput
            value={characters.more}
            label={t('orderField.moreCharacters')}
            placeholder={t('orderField.moreCharacters')}
            onTake={(more) => setCharacters(characters.sets, more)}
          />
        ) : null}
      </div>
    </>
  );
}
