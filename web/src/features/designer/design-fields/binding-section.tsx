import { type AnyBindings, BINDING_TARGETS, type BindingTarget, type WhenEmpty } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import fields from '../fields/fields.module.css';
import { Section } from '../fields/section.tsx';
import { useRestingEditor, useSession, useSetUi } from '../session/designer-context.ts';
import styles from './design-fields.module.css';
import { addFieldFor, fieldsFor, isFieldLimitReached } from './make-field.ts';

/** No field has such an id. */
const NONE = '\u0000none';
const NEW = '\u0000new';

/** Which fields change what of the chosen layer, and for which choices it is shown. */
export function BindingSection({ layer }: { layer: Layer }) {
  const { t } = useTranslation('designer');
  const bindings = (layer.bindings ?? {}) as AnyBindings;
  const isByName = (layer.kind === 'text' || layer.kind === 'image') && !bindings.text && !bindings.picture;
  return (
    <Section title={t('orderField.section')}>
      {BINDING_TARGETS[layer.kind].map((target) => (
        <TargetRows key={target} layer={layer} target={target} bindings={bindings} />
      ))}
      {isByName ? <span className={fields.hint}>{t('orderField.byName', { name: layer.name })}</span> : null}
    </Section>
  );
}

interface TargetRowsProps {
  layer: Layer;
  target: BindingTarget;
  bindings: AnyBindings;
}

function TargetRows({ layer, target, bindings }: TargetRowsProps) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const setUi = useSetUi();
  const design = useRestingEditor((state) => state.design);
  const offered = fieldsFor(design, target);
  const fieldId = target === 'shownFor' ? bindings.shownFor?.fieldId : bindings[target];
  const field = offered.find(({ id }) => id === fieldId);
  const bind = (value: AnyBindings[BindingTarget] | null) =>
    editor.run('bindLayer', { layerId: layer.id, bindings: { [target]: value } });
  const choose = (id: string) => {
    if (id === NEW) {
      addFieldFor(editor, layer, target, t(`orderField.newName.${target}`));
      // The list is where it gets its name, its rules and its choices.
      setUi({ panel: 'fields', replacingId: null });
      return;
    }
    if (id === NONE) return bind(null);
    if (target !== 'shownFor') return bind(id);
    const chosen = offered.find((one) => one.id === id);
    const [first] = chosen?.kind === 'choice' ? chosen.choices : [];
    if (first) bind({ fieldId: id, choiceIds: [first.id] });
  };
  const label = t(`orderField.target.${target}`);
  return (
    <>
      <div className={fields.row}>
        <span className={fields.label}>{label}</span>
        <Select
          value={field ? field.id : fieldId === undefined ? NONE : t('orderField.gone')}
          status={field || fieldId === undefined ? '' : 'error'}
          disabled={layer.locked}
          aria-label={label}
          data-testid={`bind-${target}`}
          className={styles.select ?? ''}
          options={[
            { value: NONE, label: t(target === 'shownFor' ? 'orderField.always' : 'orderField.asDesigned') },
            ...offered.map(({ id, name, ...rest }) => ({
              value: id,
              label: name,
              disabled: target === 'shownFor' && 'choices' in rest && rest.choices.length === 0,
            })),
            {
              value: NEW,
              label: t(isFieldLimitReached(design) ? 'orderField.full' : 'orderField.create'),
              disabled: isFieldLimitReached(design),
            },
          ]}
          onChange={choose}
        />
      </div>
      {target === 'shownFor' && field?.kind === 'choice' ? (
        <Select
          mode="multiple"
          value={bindings.shownFor?.choiceIds ?? []}
          disabled={layer.locked}
          aria-label={t('orderField.shownChoices')}
          data-testid="bind-choices"
          options={field.choices.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(choiceIds: string[]) =>
            bind(choiceIds.length > 0 ? { fieldId: field.id, choiceIds } : null)
          }
        />
      ) : null}
      {(target === 'text' || target === 'picture') && field ? (
        <div className={fields.row}>
          <span className={fields.label}>{t('orderField.whenEmpty')}</span>
          <Select<WhenEmpty>
            value={field.whenEmpty}
            disabled={layer.locked}
            aria-label={t('orderField.whenEmpty')}
            data-testid="when-empty"
            className={styles.select ?? ''}
            options={(['stop', 'leave-out', 'print-default'] as const).map((value) => ({
              value,
              label: t(`orderField.empty.${value}`),
            }))}
            onChange={(whenEmpty) =>
              editor.run('setField', { field: { ...field, whenEmpty } as typeof field })
            }
          />
        </div>
      ) : null}
    </>
  );
}
