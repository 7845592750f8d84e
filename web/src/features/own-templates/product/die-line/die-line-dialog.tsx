import { MAX_OUTLINE_FILE } from '@diy/contract/own-templates/product-parts';
import { type DieLine, type DieLines, outlineOf } from '@diy/design/die-lines';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeSize } from '../../../../lib/text/write-size.ts';
import type { DieLineOutline } from '../draft/outlines.ts';
import styles from './die-line-dialog.module.css';
import { DieLinePicture } from './die-line-picture.tsx';
import { NotReadList } from './not-read-list.tsx';

/** Sides that a print area may have, in mm. */
const [MIN_MM, MAX_MM] = [5, 5000];

/** Units that a file without one may be in: millimetres, inches, and pixels or points by the agreement of programs. */
const UNITS = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, px: 25.4 / 96 };
type Unit = keyof typeof UNITS;

interface DieLineDialogProps {
  fileName: string;
  read: DieLines;
  onTake: (taken: DieLineOutline) => void;
  onClose: () => void;
}

/** Chooses a closed line of a file, shows its size and what was not read, and takes it when the person says so. */
export function DieLineDialog({ fileName, read, onTake, onClose }: DieLineDialogProps) {
  const { t } = useTranslation(['own-templates', 'common']);
  const usable = read.lines.filter(({ fault }) => fault === null);
  const [chosen, setChosen] = useState<DieLine | null>(usable[0] ?? null);
  const [unit, setUnit] = useState<Unit | null>(null);
  const mmPerUnit = read.mmPerUnit ?? (unit && UNITS[unit]);
  const sized = chosen && mmPerUnit !== null ? outlineOf(chosen, mmPerUnit) : null;
  const fits = sized !== null && [sized.widthMm, sized.heightMm].every((mm) => mm >= MIN_MM && mm <= MAX_MM);
  const take = () => {
    if (!sized) return;
    const { path, widthMm, heightMm } = sized;
    onTake({
      width_mm: widthMm,
      height_mm: heightMm,
      outline: { path, bleed: 'around', file: fileName.slice(0, MAX_OUTLINE_FILE) },
    });
  };
  return (
    <Modal
      open
      centered
      title={t('dieLine.title')}
      okText={
        sized ? t('dieLine.take', { width: sized.widthMm, height: sized.heightMm }) : t('dieLine.takeNone')
      }
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: !fits }}
      onOk={take}
      onCancel={onClose}
      width="min(860px, 94vw)"
    >
      {usable.length === 0 ? (
        <p role="alert">{t('dieLine.none', { open: read.open })}</p>
      ) : (
        <div className={styles.dialog}>
          <DieLinePicture lines={usable} chosen={chosen} onChoose={setChosen} />
          <div className={styles.side}>
            <ul className={styles.list} aria-label={t('dieLine.lines')}>
              {usable.slice(0, 60).map((line) => (
                <li key={`${line.left} ${line.top} ${line.path.length} ${line.width}`}>
                  <button type="button" aria-pressed={line === chosen} onClick={() => setChosen(line)}>
                    <i style={{ background: line.colour || 'transparent' }} />
                    <span className={styles.layer}>
                      <bdi>{line.layer || t('dieLine.noLayer')}</bdi>
                    </span>
                    <span dir="ltr">{sizeOf(line, mmPerUnit)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {read.mmPerUnit === null ? (
              <div className={styles.unit}>
                <p>{t('dieLine.askUnit')}</p>
                <Select<Unit>
                  aria-label={t('dieLine.unit')}
                  value={unit}
                  placeholder={t('dieLine.unit')}
                  onChange={setUnit}
                  options={(Object.keys(UNITS) as Unit[]).map((value) => ({
                    value,
                    label: t(`dieLine.units.${value}`),
                  }))}
                />
              </div>
            ) : null}
            {sized && !fits ? <p role="alert">{t('dieLine.size', { least: MIN_MM, most: MAX_MM })}</p> : null}
            <NotReadList read={read} crossing={read.lines.length - usable.length} />
          </div>
        </div>
      )}
    </Modal>
  );
}

const sizeOf = ({ width, height }: DieLine, mmPerUnit: number | null): string => {
  const round = (number: number) => Math.round(number * 100) / 100;
  return mmPerUnit === null
    ? writeSize([round(width), round(height)])
    : writeSize([round(width * mmPerUnit), round(height * mmPerUnit)], 'mm');
};
