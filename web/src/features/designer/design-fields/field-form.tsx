import type { AnyBindings, DesignDocument, DesignField, WhenEmpty } from '@diy/design/document';
import { MAX_FIELD_NAME } from '@diy/design/document';
import { Select } from 'antd';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../fields/tool-button.tsx';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import { ChoiceRows } from './choice-rows.tsx';
import styles from './design-fields.module.css';
import { DraftInput } from './draft-input.tsx';
import { TextRules } from './text-rules.tsx';
import { useSetField } from './use-field.ts';

/** Everything about one field. */
export function FieldForm({ field, place, count }: { field: DesignField; place: number; count: number }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const setField = useSetField();
  const design = useRestingEditor((state) => state.design);
  const set = (patch: Partial<DesignField>) => setField({ ...field, ...patch } as DesignField);
  const empties: WhenEmpty[] =
    field.kind === 'colour' || field.kind === 'font'
      ? ['stop', 'print-default']
      : ['stop', 'leave-out', 'print-default'];
  const move = (to: number) => editor.run('moveField', { fieldId: field.id, place: to });
  return (
    <div className={styles.form}>
      <div className={styles.stack}>
        <span>{t('orderField.name')}</span>
        <DraftInput
          value={field.name}
          maxLength={MAX_FIELD_NAME}
          label={t('orderField.name')}
          refused={t('orderField.nameTaken')}
          testId="field-name"
          onTake={(name) => set({ name })}
        />
      </div>
      <div className={styles.stack}>
        <span>{t('orderField.aliases')}</span>
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          value={field.aliases ?? []}
          aria-label={t('orderField.aliases')}
          placeholder={t('orderField.aliasesHint')}
          data-testid="field-aliases"
          onChange={(aliases: string[]) =>
            set({ aliases: aliases.length > 0 ? aliases : undefined } as never)
          }
        />
      </div>
      <div className={styles.line}>
        <span>{t('orderField.whenEmpty')}</span>
        <Select<WhenEmpty>
          value={field.whenEmpty}
          aria-label={t('orderField.whenEmpty')}
          data-testid="field-when-empty"
          className={styles.select ?? ''}
          options={empties.map((value) => ({ value, label: t(`orderField.empty.${value}`) }))}
          onChange={(whenEmpty) => set({ whenEmpty } as Partial<DesignField>)}
        />
      </div>
      {field.kind === 'text' ? <TextRules field={field} /> : null}
      {'choices' in field ? (
        <div className={styles.stack}>
          <span>{t('orderField.choices')}</span>
          <ChoiceRows
            field={field}
            setsText={field.kind === 'choice' && takes(design, 'text', field.id)}
            setsColour={field.kind === 'choice' && takes(design, 'colour', field.id)}
          />
        </div>
      ) : null}
      <div className={styles.tools}>
        <ToolButton
          icon={ArrowUp}
          label={t('orderField.up')}
          disabled={place === 0}
          onClick={() => move(place - 1)}
        />
        <ToolButton
          icon={ArrowDown}
          label={t('orderField.down')}
          disabled={place === count - 1}
          onClick={() => move(place + 1)}
        />
        <ToolButton
          icon={Trash2}
          label={t('orderField.remove')}
          testId="remove-field"
          onClick={() => editor.run('removeField', { fieldId: field.id })}
        />
      </div>
    </div>
  );
}

/** Whether a layer takes this from the field. */
function takes({ surfaces }: DesignDocument, target: 'text' | 'colour', fieldId: string): boolean {
  return surfaces.some(({ layers }) =>
    layers.some(({ bindings = {} }) => (bindings as AnyBindings)[target] === fieldId),
  );
}
