import {
  type CharacterSet,
  characterSet,
  MAX_LINES,
  MAX_MORE_CHARACTERS,
  type TextField,
} from '@diy/design/document';
import { MAX_TEXT } from '@diy/design/layers';
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
          {number('minLength', minLength, MAX_TEXT)}
          <span aria-hidden="true">–</span>
          {number('maxLength', maxLength, MAX_TEXT)}
        </span>
      </div>
      <div className={styles.line}>
        <span>{t('orderField.maxLines')}</span>
        {number('maxLines', maxLines, MAX_LINES)}
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
            maxLength={MAX_MORE_CHARACTERS}
            label={t('orderField.moreCharacters')}
            placeholder={t('orderField.moreCharacters')}
            onTake={(more) => setCharacters(characters.sets, more)}
          />
        ) : null}
      </div>
    </>
  );
}
