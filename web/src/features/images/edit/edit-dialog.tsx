import { editImage, type ImageRow } from '@diy/contract/images/images';
import { useMutation } from '@tanstack/react-query';
import { Modal, Slider, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../lib/image-url.ts';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import type { EditTool } from '../drawer/image-drawer.tsx';
import styles from './edit-dialog.module.css';
import { EDIT_TIMEOUT_MS, type EditChoice, editInput, useEditPreview } from './use-edit-preview.ts';

interface EditDialogProps {
  image: ImageRow;
  tool: EditTool;
  onClose: () => void;
  /** The new image that was made; the old one stays. */
  onMade: (image: ImageRow) => void;
}

/** Removes white or trims, seen before and after side by side; saving makes a new image. */
export function EditDialog({ image, tool, onClose, onMade }: EditDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [tolerance, setTolerance] = useState(16);
  const [marginPx, setMarginPx] = useState(0);
  const [isContiguous, setContiguous] = useState(true);
  const choice = useMemo<EditChoice>(
    () => ({ tool, tolerance, marginPx, isContiguous }),
    [tool, tolerance, marginPx, isContiguous],
  );
  const preview = useEditPreview(image.id, choice);
  const save = useMutation({
    mutationFn: () => call(editImage, editInput(image.id, choice), { timeoutMs: EDIT_TIMEOUT_MS }),
    onSuccess: ({ image: made }) => made && onMade(made),
  });
  const { data, error } = preview;
  const problem = error instanceof Refused ? error.message : error ? t('edit.failed') : null;
  const result = data && !data.changed ? t('edit.unchanged') : data ? `${data.width} × ${data.height}` : '';
  return (
    <Modal
      open
      title={t(`edit.${tool}`)}
      width={860}
      okText={t('edit.save')}
      cancelText={t('common:cancel')}
      onCancel={onClose}
      onOk={() => save.mutate()}
      okButtonProps={{ loading: save.isPending, disabled: preview.isBehind || !data?.changed }}
    >
      <div className={styles.dialog}>
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
              {data?.preview_url && data.changed ? (
                <img src={data.preview_url} alt={t('edit.after')} data-testid="edit-preview" />
              ) : null}
            </span>
            <figcaption role="status">
              {problem ? <span className={styles.problem}>{problem}</span> : `${t('edit.after')} · ${result}`}
            </figcaption>
          </figure>
        </div>
        <div className={styles.controls}>
          <span id="edit-tolerance">{t('edit.tolerance')}</span>
          <Slider
            min={0}
            max={100}
            value={tolerance}
            onChange={setTolerance}
            ariaLabelledByForHandle="edit-tolerance"
          />
          {tool === 'trim' ? (
            <>
              <span id="edit-margin">{t('edit.margin')}</span>
              <Slider
                min={0}
                max={200}
                value={marginPx}
                onChange={setMarginPx}
                ariaLabelledByForHandle="edit-margin"
                tooltip={{ formatter: (value) => `${value} px` }}
              />
            </>
          ) : (
            <>
              <span>{t('edit.contiguous')}</span>
              <span className={styles.switch}>
                <Switch checked={isContiguous} onChange={setContiguous} aria-label={t('edit.contiguous')} />
                <span className={styles.hint}>{t('edit.contiguousHint')}</span>
              </span>
            </>
          )}
        </div>
        <p className={styles.hint}>{t('edit.newImage')}</p>
      </div>
    </Modal>
  );
}
