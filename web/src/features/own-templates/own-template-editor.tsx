import type { OwnTemplateSettings } from '@diy/contract/own-templates';
import type { PhotoMarks, PhotoPoint } from '@diy/design/photo-template';
import { Button, Segmented, Slider } from 'antd';
import { Scissors, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '../../lib/text/cut-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { asCurved, asPlane, firstMarks, isCurved } from './marks-state.ts';
import styles from './own-template.module.css';
import { isUndoKey } from './own-template-keys.ts';
import { PhotoStage } from './photo-stage.tsx';
import { SaveTemplate } from './save-template.tsx';
import { FIRST_FIELDS, type TemplateFields } from './template-fields.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { problemsOf, useSaveOwnTemplate } from './use-own-template.ts';

interface OwnTemplateEditorProps {
  /** Null = new. */
  id: string | null;
  photo: { id: string; url: string; name: string; width: number; height: number };
  /** The saved template; null = new. */
  settings: OwnTemplateSettings | null;
  onMade: (id: string) => void;
  onOtherPhoto: () => void;
}

/** Marks on the photograph, the product as it will look, and the print's figures. */
export function OwnTemplateEditor({ id, photo, settings, onMade, onOtherPhoto }: OwnTemplateEditorProps) {
  const { t } = useTranslation(['own-templates', 'common']);
  const [fields, setFields] = useState<TemplateFields>(() => fieldsOf(settings, photo.name));
  const [marks, setMarks] = useState<PhotoMarks>(() => marksOf(settings, photo, fields));
  const [past, setPast] = useState<PhotoMarks[]>([]);
  const [rested, setRested] = useState(marks);
  const [drawing, setDrawing] = useState<PhotoPoint[] | null>(null);
  const save = useSaveOwnTemplate(onMade);

  const rest = (next: PhotoMarks) => {
    setMarks(next);
    if (next === rested) return;
    setPast((now) => [...now.slice(-49), rested]);
    setRested(next);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setMarks(last);
    setRested(last);
    setPast(past.slice(0, -1));
  };
  const closeDrawing = () => {
    if (drawing && drawing.length >= 3) rest({ ...marks, cutouts: [...marks.cutouts, drawing] });
    setDrawing(null);
  };
  useUndoKey(undo);

  const isComplete = fields.name.trim() !== '' && fields.sku.trim() !== '';
  return (
    <div className={styles.editor}>
      <div className={styles.main}>
        <div className={styles.tools}>
          <Segmented
            value={isCurved(marks)}
            options={[
              { value: false, label: t('plane') },
              { value: true, label: t('curved') },
            ]}
            onChange={(curved) => rest(curved ? asCurved(marks) : asPlane(marks))}
          />
          <Button
            icon={<Icon of={Scissors} />}
            type={drawing ? 'primary' : 'default'}
            onClick={() => (drawing ? closeDrawing() : setDrawing([]))}
          >
            {drawing ? t('cutoutDone') : t('cutout')}
          </Button>
          {marks.cutouts.length > 0 && !drawing ? (
            <Button onClick={() => rest({ ...marks, cutouts: marks.cutouts.slice(0, -1) })}>
              {t('cutoutRemove')}
            </Button>
          ) : null}
          <Button icon={<Icon of={Undo2} />} disabled={past.length === 0} onClick={undo}>
            {t('undo')}
          </Button>
          <Button type="text" onClick={onOtherPhoto}>
            {t('otherPhoto')}
          </Button>
        </div>
        {drawing ? (
          <div className={styles.drawing} role="status">
            {t('drawing', { count: drawing.length })}
          </div>
        ) : null}
        <PhotoStage
          photoUrl={photo.url}
          marks={marks}
          drawing={drawing}
          onChange={(next, isDone) => (isDone ? rest(next) : setMarks(next))}
          onDraw={(point) => setDrawing((now) => [...(now ?? []), point])}
        />
        <p className={styles.hint}>{t(isCurved(marks) ? 'hintCurved' : 'hintPlane')}</p>
      </div>
      <div className={styles.side}>
        <TemplatePreview
          photoUrl={photo.url}
          marks={marks}
          widthMm={fields.width_mm}
          heightMm={fields.height_mm}
        />
        <div className={styles.tools}>
          <label htmlFor="own-shading">{t('shading')}</label>
          <div className={styles.slider}>
            <Slider
              id="own-shading"
              min={0}
              max={100}
              value={Math.round(marks.shading * 100)}
              tooltip={{ formatter: (value) => `${value}%` }}
              ariaLabelForHandle={t('shading')}
              onChange={(value) => setMarks({ ...marks, shading: value / 100 })}
              onChangeComplete={(value) => rest({ ...marks, shading: value / 100 })}
            />
          </div>
        </div>
        <TemplateForm
          fields={fields}
          problems={problemsOf(save.error)}
          onChange={(part) => setFields((now) => ({ ...now, ...part }))}
        />
        <SaveTemplate
          error={save.error}
          isSaving={save.isPending}
          isComplete={isComplete}
          missing={t('needNames')}
          onSave={() => save.mutate({ id, settings: { ...fields, image_id: photo.id, marks } })}
        />
      </div>
    </div>
  );
}

function fieldsOf(settings: OwnTemplateSettings | null, photoName: string): TemplateFields {
  if (!settings) return { ...FIRST_FIELDS, name: cutText(photoName.replace(/\.[a-z0-9]{2,5}$/i, ''), 100) };
  const { image_id, marks, psd, ...fields } = settings;
  return fields;
}

/** The marks saved, unless the photograph is another one. */
function marksOf(
  settings: OwnTemplateSettings | null,
  photo: OwnTemplateEditorProps['photo'],
  fields: TemplateFields,
): PhotoMarks {
  if (settings?.marks && settings.image_id === photo.id) return settings.marks;
  return firstMarks(photo.width, photo.height, { widthMm: fields.width_mm, heightMm: fields.height_mm });
}

function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement | null)?.closest('input, textarea') !== null;
      if (isTyping || !isUndoKey(event)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo]);
}
