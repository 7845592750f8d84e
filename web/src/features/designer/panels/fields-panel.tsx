import type { AnyBindings, DesignDocument, DesignField, FieldKind } from '@diy/design/document';
import { Button, Dropdown, Switch } from 'antd';
import {
  ChevronDown,
  Image,
  ListChecks,
  type LucideIcon,
  Palette,
  Plus,
  Type,
  TypeOutline,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../design-fields/design-fields.module.css';
import { FieldForm } from '../design-fields/field-form.tsx';
import { isFieldLimitReached, makeField } from '../design-fields/make-field.ts';
import { SampleInput } from '../design-fields/sample-input.tsx';
import { useRestingEditor, useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { fillSamples, findingsOf } from '../session/field-samples.ts';
import panels from './panels.module.css';

const KINDS: readonly (readonly [FieldKind, LucideIcon])[] = [
  ['text', Type],
  ['choice', ListChecks],
  ['picture', Image],
  ['colour', Palette],
  ['font', TypeOutline],
];
const ICONS = new Map(KINDS);

/** What orders bring for the design: fields with their rules, and samples that show on the stage. */
export function FieldsPanel() {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const design = useRestingEditor((state) => state.design);
  const samples = useUi((ui) => ui.samples);
  const setUi = useSetUi();
  const [openId, setOpenId] = useState<string | null>(null);
  const { fields = [] } = design;
  const findings = samples ? fillSamples(design, samples).findings : [];
  const add = (kind: FieldKind) => {
    const field = makeField(design, kind, t(`orderField.newName.${NEW_NAMES[kind]}`), editor.newId);
    editor.run('setField', { field });
    setOpenId(field.id);
  };
  return (
    <div className={panels.scroll}>
      <Dropdown
        trigger={['click']}
        disabled={isFieldLimitReached(design)}
        menu={{
          items: KINDS.map(([kind, icon]) => ({
            key: kind,
            label: t(`orderField.kind.${kind}`),
            icon: <Icon of={icon} size={16} />,
          })),
          onClick: ({ key }) => add(key as FieldKind),
        }}
      >
        <Button
          type="primary"
          block
          disabled={isFieldLimitReached(design)}
          icon={<Icon of={Plus} size={18} />}
          data-testid="add-field"
        >
          {t(isFieldLimitReached(design) ? 'orderField.full' : 'orderField.add')}
        </Button>
      </Dropdown>
      {fields.length === 0 ? (
        <p className={styles.intro}>{t('orderField.intro')}</p>
      ) : (
        <div className={styles.trial}>
          <span>
            {t('orderField.trial')}
            <small className={styles.muted}>{t('orderField.trialHint')}</small>
          </span>
          <Switch
            size="small"
            checked={samples !== null}
            aria-label={t('orderField.trial')}
            data-testid="try-fields"
            onChange={(isOn) => setUi({ samples: isOn ? new Map() : null })}
          />
        </div>
      )}
      <ul className={styles.list}>
        {fields.map((field, place) => (
          <li key={field.id} className={styles.card} data-open={openId === field.id} data-testid="field-card">
            <button
              type="button"
              className={styles.head}
              aria-expanded={openId === field.id}
              onClick={() => setOpenId(openId === field.id ? null : field.id)}
            >
              <Icon of={ICONS.get(field.kind) ?? Type} size={18} />
              <span className={styles.title}>
                <strong dir="auto">{field.name}</strong>
                <span data-wrong={countLayers(design, field) === 0 || undefined}>
                  {joinParts([
                    t(`orderField.kind.${field.kind}`),
                    t(field.whenEmpty === 'stop' ? 'orderField.needed' : 'orderField.optional'),
                    t('orderField.layers', { count: countLayers(design, field) }),
                  ])}
                </span>
              </span>
              <Icon of={ChevronDown} size={16} />
            </button>
            {samples ? (
              <SampleInput
                field={field}
                value={samples.get(field.id) ?? ''}
                findings={findingsOf(findings, field)}
                onChange={(value) => setUi({ samples: new Map(samples).set(field.id, value) })}
              />
            ) : null}
            {openId === field.id ? (
              <FieldForm key={field.id} field={field} place={place} count={fields.length} />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const NEW_NAMES = {
  text: 'text',
  choice: 'shownFor',
  picture: 'picture',
  colour: 'colour',
  font: 'font',
} as const;

/** How many layers take something from the field or are shown by it. */
function countLayers({ surfaces }: DesignDocument, { id }: DesignField): number {
  return surfaces
    .flatMap(({ layers }) => layers)
    .filter(({ bindings = {} }) => {
      const { shownFor, ...others } = bindings as AnyBindings;
      return shownFor?.fieldId === id || Object.values(others).includes(id);
    }).length;
}
