import type { ListMarker, TextLayer } from '@diy/design/layers';
import { List, ListIndentDecrease, ListIndentIncrease, ListOrdered, Pilcrow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listState, numbersFor, setListMarker, shiftListLevel } from '../../actions/text/list-text.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import fields from '../../fields/fields.module.css';
import { ToolButton } from '../../fields/tool-button.tsx';
import { useSession, useUi } from '../../session/designer-context.ts';

const NUMBERS: readonly { id: Exclude<ListMarker, 'bullet'>; label: string }[] = [
  { id: 'decimal', label: '1.' },
  { id: 'arabic', label: '١.' },
  { id: 'persian', label: '۱.' },
  // In a page from right to left the mark would stand before it.
  { id: 'chinese', label: '一、\u200e' },
];

/** Bullets and numbers of the chosen paragraphs, or all. The keyboard stays with the words that are edited. */
export function ListField({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const editingTextId = useUi((ui) => ui.editingTextId);
  const textSelection = useUi((ui) => ui.textSelection);
  const { style, isMixed } = listState(layer, { editingTextId, textSelection });
  const marker = isMixed ? null : (style?.marker ?? null);
  const kind = marker === null ? (isMixed ? 'mixed' : 'none') : marker === 'bullet' ? marker : 'number';
  const set = (next: ListMarker | null) => setListMarker(session, layer.id, next);
  const { locked, id } = layer;
  return (
    <div data-keeps-keyboard>
      <ChoiceField
        label={t('text.list')}
        value={kind}
        disabled={locked}
        testId="text-list"
        choices={[
          { id: 'none', label: t('text.noList'), icon: Pilcrow },
          { id: 'bullet', label: t('text.bullets'), icon: List },
          { id: 'number', label: t('text.numbers'), icon: ListOrdered },
        ]}
        onChange={(next) =>
          set(next === 'none' ? null : next === 'bullet' ? 'bullet' : numbersFor(layer.text))
        }
      />
      {marker !== null && marker !== 'bullet' ? (
        <ChoiceField
          label={t('text.digits')}
          value={marker}
          disabled={locked}
          testId="text-digits"
          choices={NUMBERS}
          onChange={set}
        />
      ) : null}
      {kind === 'none' ? null : (
        <div className={fields.row}>
          <span className={fields.label}>{t('text.listLevel')}</span>
          <span className={fields.choices}>
            <ToolButton
              label={t('text.outdent')}
              icon={ListIndentDecrease}
              disabled={locked}
              testId="text-outdent"
              onClick={() => shiftListLevel(session, id, -1)}
            />
            <ToolButton
              label={t('text.indent')}
              icon={ListIndentIncrease}
              disabled={locked}
              testId="text-indent"
              onClick={() => shiftListLevel(session, id, 1)}
            />
          </span>
        </div>
      )}
    </div>
  );
}
