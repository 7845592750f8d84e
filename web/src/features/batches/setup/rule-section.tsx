import type { MatrixRow } from '@diy/contract/batches/batch-matrix';
import type { TemplateItem } from '@diy/contract/templates';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { type BatchDraft, matrixColumns } from '../batch-draft.ts';
import { CellThumbnail } from '../drawing/cell-thumbnail.tsx';
import { cellSurface } from '../matrix/cell-surface.ts';
import { RuleEditor } from './rule-editor.tsx';
import styles from './setup.module.css';

interface RuleSectionProps {
  draft: BatchDraft;
  items: ReadonlyMap<string, TemplateItem>;
  /** A picture to show the rule with. */
  row: MatrixRow | undefined;
  onChange: (draft: BatchDraft) => void;
}

/** For all surfaces, or one of them that wants its own rule. */
const EVERYWHERE = '';

/** The rule with a live picture of its effect. */
export function RuleSection({ draft, items, row, onChange }: RuleSectionProps) {
  const { t, i18n } = useTranslation('batches');
  const [where, setWhere] = useState(EVERYWHERE);
  const places = draft.products.flatMap(({ templateId, surfaces }) => {
    const definition = items.get(templateId)?.definition;
    return (definition?.surfaces ?? [])
      .filter(({ id }) => surfaces.includes(id))
      .map(({ id, name }) => ({
        key: `${templateId}:${id}`,
        templateId,
        surfaceId: id,
        label: joinParts([
          definition && pickName(definition.title, i18n.language),
          pickName(name, i18n.language),
        ]),
      }));
  });
  const place = places.find(({ key }) => key === where);
  const shownAt = place ?? places[0];
  const column = matrixColumns(draft.products).find(({ template_id }) => template_id === shownAt?.templateId);
  const item = shownAt && items.get(shownAt.templateId);
  // Without the key of a real cell, because changes by hand do not belong to the rule.
  const shown =
    row && column && item && shownAt ? cellSurface(row, '', column, shownAt.surfaceId, draft, item) : null;
  const colour = item?.definition.colours.find(({ id }) => id === column?.colour_id)?.hex ?? '#FFFFFF';
  const ownRule = place && draft.surfaceRules[place.key];
  const clearOwn = () => {
    const { [where]: _, ...surfaceRules } = draft.surfaceRules;
    onChange({ ...draft, surfaceRules });
  };
  const marked = (key: string) => (draft.surfaceRules[key] ? ` · ${t('ownRule')}` : '');
  return (
    <div className={styles.rule}>
      <div className={styles.preview}>
        {shown && row ? (
          <CellThumbnail cell={shown} url={row.image.url} colour={colour} edgePx={220} />
        ) : (
          <span className={styles.noPreview}>{t('previewLater')}</span>
        )}
      </div>
      <div className={styles.ruleForm}>
        {places.length > 1 ? (
          <div className={styles.where}>
            <Select
              aria-label={t('ruleFor')}
              value={place ? where : EVERYWHERE}
              onChange={setWhere}
              popupMatchSelectWidth={false}
              options={[
                { value: EVERYWHERE, label: t('everywhere') },
                ...places.map(({ key, label }) => ({ value: key, label: label + marked(key) })),
              ]}
            />
            {ownRule ? (
              <button type="button" className={styles.link} onClick={clearOwn}>
                {t('likeOthers')}
              </button>
            ) : null}
          </div>
        ) : null}
        <RuleEditor
          rule={ownRule ?? draft.rule}
          onChange={(rule) =>
            onChange(
              place
                ? { ...draft, surfaceRules: { ...draft.surfaceRules, [place.key]: rule } }
                : { ...draft, rule },
            )
          }
        />
        <Checkbox
          checked={draft.bleed}
          onChange={(event) => onChange({ ...draft, bleed: event.target.checked })}
        >
          {t('bleed')}
        </Checkbox>
      </div>
    </div>
  );
}
