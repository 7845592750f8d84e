import type { TemplateItem } from '@diy/contract/templates';
import type { DesignDocument } from '@diy/design/document';
import { printsOtherwise } from '@diy/design/template';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { useEditor, useSession } from '../session/designer-context.ts';
import { fitsDesign } from './fits-design.ts';
import styles from './history.module.css';
import { restoreVersion } from './restore-version.ts';

interface RestoreFootProps {
  /** The version's document, and what it was made on; undefined = not there yet. */
  design: DesignDocument | undefined;
  madeOn: TemplateItem | undefined;
  isNewest: boolean;
  onDone: () => void;
}

/** The way back to a version; asks first where its artwork would lie elsewhere on the product as it is open. */
export function RestoreFoot({ design, madeOn, isNewest, onDone }: RestoreFootProps) {
  const { t } = useTranslation(['designer', 'common']);
  const session = useSession();
  const { definition, version: open } = session.template;
  const now = useEditor((state) => state.design);
  const [isBusy, setBusy] = useState(false);
  const [modal, question] = Modal.useModal();
  const fits = design !== undefined && fitsDesign(design, now, definition);
  const isOtherProduct = madeOn !== undefined && printsOtherwise(madeOn.definition, definition);
  const versions = { version: madeOn?.version ?? open, now: open };
  const restore = async () => {
    if (!design) return;
    setBusy(true);
    const isDone = await restoreVersion(session, design);
    setBusy(false);
    if (!isDone) return notify.warning(t('history.notSaved'));
    notify.success(t('history.restored'));
    onDone();
  };
  const ask = () =>
    modal.confirm({
      title: t('history.otherProduct', versions),
      content: t('history.otherProductWhat', versions),
      okText: t('history.restore'),
      cancelText: t('common:cancel'),
      onOk: restore,
    });
  const note = isOtherProduct ? t('history.otherProduct', versions) : t('history.kept');
  return (
    <div className={styles.foot}>
      <span>{design && !fits ? t('history.misfit') : note}</span>
      <Button
        type="primary"
        disabled={!fits || !madeOn || isNewest}
        loading={isBusy}
        data-testid="version-restore"
        onClick={() => (isOtherProduct ? ask() : void restore())}
      >
        {t('history.restore')}
      </Button>
      {question}
    </div>
  );
}
