import type { SheetLayout } from '@diy/contract/sheets/sheets-layouts';
import { Button, Popconfirm, Skeleton, Tag } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LayoutDialog } from './layout-dialog.tsx';
import styles from './sheets.module.css';
import { useLayoutActions, useSheetLayouts } from './use-sheet-layouts.ts';

/** Layouts that ship and own ones, with a place to drop another sheet. */
export function LayoutsTab() {
  const { t } = useTranslation(['dxm-sheets', 'common']);
  const layouts = useSheetLayouts();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <div className={styles.form}>
      <ImportDrop onImported={setOpened} />
      {layouts.data ? (
        <ul className={styles.rows} aria-label={t('tab.layouts')}>
          {layouts.data.list.map((layout) => (
            <LayoutRow key={layout.id} layout={layout} onOpen={() => setOpened(layout.id)} />
          ))}
        </ul>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
      {opened ? <LayoutDialog id={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}

function LayoutRow({ layout, onOpen }: { layout: SheetLayout; onOpen: () => void }) {
  const { t, i18n } = useTranslation(['dxm-sheets', 'common']);
  const { remove } = useLayoutActions();
  const { id, kind, name, columns, bound, version, sheet_name } = layout;
  return (
    <li>
      <span className={styles.what}>
        <span>{name[i18n.language.startsWith('zh') ? 'zh' : 'en']}</span>
        <span className={styles.muted}>
          {t('layoutFacts', { bound, columns, sheet: sheet_name, version })}
        </span>
      </span>
      <Tag>{t(`kind.${kind}`)}</Tag>
      <span className={styles.actions}>
        <Button type="text" onClick={onOpen}>
          {t(kind === 'own' ? 'setUp' : 'view')}
        </Button>
        {kind === 'own' ? (
          <Popconfirm
            title={t('deleteLayout', { name: name.zh })}
            okText={t('common:delete')}
            cancelText={t('common:cancel')}
            onConfirm={() => remove.mutate([id])}
          >
            <Button type="text">{t('common:delete')}</Button>
          </Popconfirm>
        ) : null}
      </span>
    </li>
  );
}

function ImportDrop({ onImported }: { onImported: (id: string) => void }) {
  const { t } = useTranslation('dxm-sheets');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { importFile } = useLayoutActions();
  const take = (file: File | undefined) => {
    if (file) importFile.mutate(file, { onSuccess: ({ id }) => onImported(id) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Button type="primary" loading={importFile.isPending} onClick={() => input.current?.click()}>
        {t('importSheet')}
      </Button>
      <span className={styles.muted}>{t('importNote')}</span>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={t('importSheet')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
