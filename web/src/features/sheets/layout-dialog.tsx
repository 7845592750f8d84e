import {
  MAX_LAYOUT_NAME,
  type SheetField,
  type SheetLayoutItem,
  sheetField,
} from '@diy/contract/sheets/sheets-layouts';
import { Input, Modal, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';
import { useLayoutActions, useSheetLayout } from './use-sheet-layouts.ts';

/** A layout's columns: what fills each; of an own sheet this can be changed. */
export function LayoutDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['dxm-sheets', 'common']);
  const layout = useSheetLayout(id);
  if (layout.data) return <LayoutForm key={layout.data.id} layout={layout.data} onClose={onClose} />;
  return (
    <Modal open title={t('layout')} footer={null} onCancel={onClose} width={760}>
      <Skeleton active />
    </Modal>
  );
}

function LayoutForm({ layout, onClose }: { layout: SheetLayoutItem; onClose: () => void }) {
  const { t, i18n } = useTranslation(['dxm-sheets', 'common']);
  const { save } = useLayoutActions();
  const isOwn = layout.kind === 'own';
  const [name, setName] = useState(layout.name.zh);
  const [rows, setRows] = useState(layout.rows);
  const [fields, setFields] = useState(layout.column_list.map(({ field }) => field));
  const used = new Set(fields);
  const options = sheetField.options.map((value) => ({ value, label: t(`field.${value}`) }));
  const finish = () =>
    save.mutate({ id: layout.id, name: name.trim() || layout.name.zh, rows, fields }, { onSuccess: onClose });
  return (
    <Modal
      open
      title={isOwn ? t('setUpTitle') : layout.name[i18n.language.startsWith('zh') ? 'zh' : 'en']}
      okText={t('common:save')}
      cancelText={t(isOwn ? 'common:cancel' : 'common:close')}
      okButtonProps={{ loading: save.isPending, style: isOwn ? {} : { display: 'none' } }}
      onOk={finish}
      onCancel={onClose}
      width={760}
    >
      <div className={styles.form}>
        {isOwn ? (
          <div className={styles.line}>
            <div className={`${styles.field} ${styles.grow}`}>
              <span>{t('layoutName')}</span>
              <Input
                aria-label={t('layoutName')}
                value={name}
                maxLength={MAX_LAYOUT_NAME}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
            <div className={styles.field}>
              <span>{t('rowsMode')}</span>
              <Segmented<'replace' | 'below'>
                value={rows}
                onChange={setRows}
                options={[
                  { value: 'replace', label: t('rowsReplace') },
                  { value: 'below', label: t('rowsBelow') },
                ]}
              />
            </div>
          </div>
        ) : null}
        <p className={styles.muted}>{t(isOwn ? 'columnsNote' : 'columnsOf')}</p>
        <ul className={styles.columns} aria-label={t('columns')}>
          {layout.column_list.map(({ header, required }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place; headers may repeat
            <li key={at}>
              <span title={header}>
                {header.replace('\n', ' ') || t('noHeader', { column: at + 1 })}
                {required && !header.startsWith('*') ? ' *' : ''}
              </span>
              <span className={styles.muted} title={layout.examples[0]?.[at] ?? ''}>
                {layout.examples[0]?.[at] ?? ''}
              </span>
              {isOwn ? (
                <Select<SheetField>
                  size="small"
                  allowClear
                  showSearch={{ optionFilterProp: 'label' }}
                  aria-label={header}
                  placeholder={t('keepCell')}
                  value={fields[at] ?? null}
                  options={options.filter(({ value }) => value === fields[at] || !used.has(value))}
                  onChange={(field) => setFields(fields.map((one, n) => (n === at ? (field ?? null) : one)))}
                />
              ) : (
                <span className={styles.muted}>{fields[at] ? t(`field.${fields[at]}`) : '—'}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
