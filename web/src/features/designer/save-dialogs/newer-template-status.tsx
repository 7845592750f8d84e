import { saveDesign } from '@diy/contract/designs/designs';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { useSession } from '../session/designer-context.ts';
import styles from './status-line.module.css';

/**
 * Says that the open design prints on an earlier version of its product, and offers the newest: saved as a new version of the design,
 * then opened again, so that everything is checked on it. The version before stays among the saved versions.
 */
export function NewerTemplateStatus() {
  const { t } = useTranslation(['designer', 'common']);
  const session = useSession();
  const [modal, question] = Modal.useModal();
  const { template, newerTemplate: newest } = session;
  if (newest === null) return null;
  const versions = { version: template.version, newest };
  const ask = () =>
    modal.confirm({
      title: t('newerTemplate.question', versions),
      content: t('newerTemplate.what'),
      okText: t('newerTemplate.take'),
      cancelText: t('common:cancel'),
      onOk: () => moveToNewest(session, newest),
    });
  return (
    <span className={styles.line} role="status" data-testid="newer-template">
      <span className={styles.text} title={t('newerTemplate.made', versions)}>
        {t('newerTemplate.made', versions)}
      </span>
      <button type="button" onClick={ask}>
        {t('newerTemplate.take')}
      </button>
      {question}
    </span>
  );
}

/** Stays as it is where the newest version lacks the design's colour, size or surfaces, which the call itself says. */
async function moveToNewest(
  { saver, editor, template }: ReturnType<typeof useSession>,
  newest: number,
): Promise<void> {
  if (!(await saver.saveNow())) return;
  const { id, version, current } = saver.state.get();
  if (id === null) return;
  const { design } = editor.getState();
  const next = {
    id,
    version,
    template_id: template.id,
    template_version: newest,
    name: current.name,
    design,
  };
  const isSaved = await call(saveDesign, next).then(
    () => true,
    () => false,
  );
  if (isSaved) window.location.reload();
}
