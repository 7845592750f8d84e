import { EDIT_TOOLS, type EditTool, editImage, type ImageRow } from '@diy/contract/images/images';
import { useMutation } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../lib/image-url.ts';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import { type EditChoice, editInput, FIRST_CHOICE } from './edit-choice.ts';
import { EditControls } from './edit-controls.tsx';
import styles from './edit-dialog.module.css';
import { EDIT_TIMEOUT_MS, useEditPreview } from './use-edit-preview.ts';

interface EditDialogProps {
  image: ImageRow;
  /** The tool to begin with. */
  tool: EditTool;
  onClose: () => void;
  /** The new image that was made; the old one stays. */
  onMade: (image: ImageRow) => void;
}

/** The workshop: tools that make a picture printable, seen before and after side by side; saving makes a new image. */
export function EditDialog({ image, tool, onClose, onMade }: EditDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [choice, setChoice] = useState<EditChoice>({ ...FIRST_CHOICE, tool });
  const preview = useEditPreview(image.id, choice);
  const save = useMutation({
    mutationFn: () => call(editImage, editInput(image.id, choice), { timeoutMs: EDIT_TIMEOUT_MS }),
    onSuccess: ({ image: made }) => made && onMade(made),
  });
  const { data, error } = preview;
  const problem = error instanceof Refused ? error.message : error ? t('edit.failed') : null;
  const isDone = data?.changed && !problem;
  const result = data && !data.changed ? t('edit.unchanged') : data ? `${data.width} × ${data.height}` : '';
  return (
    <Modal
      open
      title={t('edit.title')}
      width={940}
      okText={t('edit.save')}
      cancelText={t('common:cancel')}
      onCancel={onClose}
      onOk={() => save.mutate()}
      okButtonProps={{ loading: save.isPending, disabled: preview.isBehind || !isDone }}
    >
      <div className={styles.dialog}>
        <div className={styles.toolbar} role="tablist" aria-label={t('edit.title')}>
          {EDIT_TOOLS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === choice.tool}
              onClick={() => setChoice({ ...choice, tool: one })}
            >
              {t(`edit.${one}`)}
            </button>
          ))}
        </div>
        <p className={styles.hint}>{t(`edit.about.${choice.tool}`)}</p>
        <div className={styles.panes}>
          <figure>
            <span className={styles.checks}>
              <img src={imageUrl(image.url, { width: 800, height: 800 })} alt={t('edit.before')} />
            </span>
            <figcaption>
              {t('edit.before')} · {image.width} × {image.height}
            </figcaption>
          </figure>
          <figure aria-busy={preview.isBehind}>
            <span className={styles.checks} data-behind={preview.isBehind}>
              {isDone && data.preview_url ? <Result url={data.preview_url} tool={choice.tool} /> : null}
            </span>
            <figcaption role="status">
              {problem ? <span className={styles.problem}>{problem}</span> : `${t('edit.after')} · ${result}`}
              {isDone && data.edge_quality ? (
                <span className={styles.edgeQuality} data-quality={data.edge_quality}>
                  {t(`edit.edgeQuality.${data.edge_quality}`)}
                </span>
              ) : null}
              {isDone && data.palette.length > 0 ? <Swatches colours={data.palette} /> : null}
            </figcaption>
          </figure>
        </div>
        <EditControls choice={choice} onChange={(part) => setChoice({ ...choice, ...part })} />
        <p className={styles.hint}>{t('edit.newImage')}</p>
      </div>
    </Modal>
  );
}

/** A picture that repeats is shown repeated, so that a seam would be seen. */
function Result({ url, tool }: { url: string; tool: EditTool }) {
  const { t } = useTranslation('images');
  if (tool !== 'seamless') return <img src={url} alt={t('edit.after')} data-testid="edit-preview" />;
  return (
    <span
      role="img"
      aria-label={t('edit.after')}
      data-testid="edit-preview"
      className={styles.tiles}
      style={{ backgroundImage: `url("${url}")` }}
    />
  );
}

function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <span className={styles.swatches}>
      {colours.map((colour) => (
        <span key={colour} title={colour} style={{ background: colour }} />
      ))}
    </span>
  );
}
