import type { ChoiceField, ColourField, DesignField, FontField } from '@diy/design/document';
import { MAX_FIELD_NAME } from '@diy/design/document';
import { MAX_TEXT } from '@diy/design/layers';
import { Button, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { FONTS } from '../assets/fonts/font-library.ts';
import { ColourField as ColourInput } from '../fields/colour-field.tsx';
import { useFontOptions } from '../own-fonts/use-font-options.ts';
import { useSession } from '../session/designer-context.ts';
import styles from './design-fields.module.css';
import { DraftInput } from './draft-input.tsx';
import { freeName, namesOf } from './make-field.ts';
import { useSetField } from './use-field.ts';

type WithChoices = ChoiceField | ColourField | FontField;
type Choice = WithChoices['choices'][number] & { text?: string; colour?: string; fontId?: string };

interface ChoiceRowsProps {
  field: WithChoices;
  /** Whether layers take their words, or their colour, from the choice. */
  setsText: boolean;
  setsColour: boolean;
}

/** The values that a field takes, each with its names and what it sets. */
export function ChoiceRows({ field, setsText, setsColour }: ChoiceRowsProps) {
  const { t, i18n } = useTranslation('designer');
  const fontOptions = useFontOptions();
  const { editor, fonts } = useSession();
  const setField = useSetField();
  const put = (choices: readonly Choice[]) => setField({ ...field, choices: [...choices] } as DesignField);
  const change = (id: string, patch: Partial<Choice>) =>
    put(field.choices.map((one) => (one.id === id ? ({ ...one, ...patch } as Choice) : one)));
  const add = () => {
    const [font] = FONTS;
    const base = field.kind === 'font' && font ? pickName(font.name, i18n.language) : t('orderField.choice');
    const sets =
      field.kind === 'font'
        ? { fontId: font?.id ?? '' }
        : field.kind === 'colour'
          ? { colour: '#D9442B' }
          : {};
    put([
      ...field.choices,
      { id: editor.newId(), name: freeName(base, namesOf(field.choices)), ...sets } as Choice,
    ]);
  };
  return (
    <div className={styles.choices}>
      {field.choices.map((choice: Choice) => (
        <div key={choice.id} className={styles.choice} data-testid="field-choice">
          <div className={styles.choiceHead}>
            {field.kind === 'colour' || setsColour ? (
              <ColourInput
                isBare
                label={t('orderField.choiceColour', { name: choice.name })}
                value={choice.colour ?? '#FFFFFF'}
                onChange={(colour) => change(choice.id, { colour })}
              />
            ) : null}
            <DraftInput
              value={choice.name}
              maxLength={MAX_FIELD_NAME}
              label={t('orderField.choiceName')}
              refused={t('orderField.nameTaken')}
              testId="choice-name"
              onTake={(name) => change(choice.id, { name })}
            />
            <RoundButton
              icon={X}
              label={t('orderField.removeChoice', { name: choice.name })}
              onClick={() => put(field.choices.filter((one) => one.id !== choice.id))}
            />
          </div>
          {field.kind === 'font' ? (
            <Select
              value={choice.fontId ?? ''}
              aria-label={t('font.title')}
              options={fontOptions}
              onChange={(fontId) => {
                fonts.request(fontId);
                change(choice.id, { fontId });
              }}
            />
          ) : null}
          {setsText ? (
            <DraftInput
              value={choice.text ?? ''}
              maxLength={MAX_TEXT}
              label={t('orderField.choiceText', { name: choice.name })}
              placeholder={t('orderField.choiceText', { name: choice.name })}
              onTake={(text) =>
                change(choice.id, { text: text === '' ? undefined : text } as Partial<Choice>)
              }
            />
          ) : null}
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            value={choice.aliases ?? []}
            aria-label={t('orderField.choiceAliases', { name: choice.name })}
            placeholder={t('orderField.aliasesHint')}
            onChange={(aliases: string[]) => change(choice.id, { aliases })}
          />
        </div>
      ))}
      <Button size="small" icon={<Icon of={Plus} size={16} />} data-testid="add-choice" onClick={add}>
        {t('orderField.addChoice')}
      </Button>
      {field.kind === 'colour' && field.choices.length === 0 ? (
        <small className={styles.muted}>{t('orderField.anyColour')}</small>
      ) : null}
    </div>
  );
}
