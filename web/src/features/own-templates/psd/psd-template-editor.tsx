import type { OwnTemplateSettings, PsdSurface } from '@diy/contract/own-templates';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '../../../lib/text/cut-text.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import styles from '../own-template.module.css';
import { SaveTemplate } from '../save-template.tsx';
import { FIRST_FIELDS, type TemplateFields } from '../template-fields.ts';
import { TemplateForm } from '../template-form.tsx';
import { problemsOf, useSaveOwnTemplate } from '../use-own-template.ts';
import { NOT_SAID, withProportions } from './print-sides.ts';
import { PsdPreview } from './psd-preview.tsx';
import { SurfaceList } from './surface-list.tsx';
import { PsdNotUsable, usePsdMockup } from './use-psd-mockup.ts';

interface PsdTemplateEditorProps {
  /** Null = new. */
  id: string | null;
  psd: { id: string; name: string; url: string };
  /** The saved template; null = new. */
  settings: OwnTemplateSettings | null;
  onMade: (id: string) => void;
  onOtherPhoto: () => void;
  /** Marks the print by hand on the PSD's merged picture. */
  onAsPhoto: () => void;
}

/** Reads a PSD, then shows its smart objects with a test print, and asks for the print's figures. */
export function PsdTemplateEditor({ onOtherPhoto, onAsPhoto, ...props }: PsdTemplateEditorProps) {
  const { t } = useTranslation(['own-templates', 'common']);
  const read = usePsdMockup(props.psd.id);
  const others = (
    <div className={styles.tools}>
      <Button onClick={onAsPhoto}>{t('psd.asPhoto')}</Button>
      <Button type="text" onClick={onOtherPhoto}>
        {t('psd.other')}
      </Button>
    </div>
  );
  if (read.isPending)
    return (
      <div className={styles.reading} role="status">
        <ProgressRing share={null} size={28} label={t('psd.reading')} />
        <p>{t('psd.reading')}</p>
      </div>
    );
  if (read.isError)
    return (
      <div className={styles.reading}>
        <p role="alert">
          {read.error instanceof PsdNotUsable ? read.error.message : explainFailure(read.error)}
        </p>
        {others}
        {read.error instanceof PsdNotUsable ? null : (
          <Button onClick={() => void read.refetch()}>{t('common:retry')}</Button>
        )}
      </div>
    );
  return <ReadPsd {...props} surfaces={read.data} others={others} />;
}

interface ReadPsdProps extends Pick<PsdTemplateEditorProps, 'id' | 'psd' | 'settings' | 'onMade'> {
  surfaces: PsdSurface[];
  others: React.ReactNode;
}

function ReadPsd({ id, psd, settings, onMade, surfaces, others }: ReadPsdProps) {
  const { t } = useTranslation('own-templates');
  const [fields, setFields] = useState<TemplateFields>(() => fieldsOf(settings, psd));
  const usable = surfaces.filter(({ mockup }) => mockup !== null);
  const [key, setKey] = useState(() => firstKey(settings, usable));
  const save = useSaveOwnTemplate(onMade);
  const surface = usable.find((one) => one.key === key);
  const choose = (next: string) => {
    setKey(next);
    const other = usable.find((one) => one.key === next);
    if (other && fields.width_mm !== NOT_SAID)
      setFields((now) => ({ ...now, ...withProportions({ width_mm: now.width_mm }, other) }));
  };
  const isComplete =
    surface !== undefined &&
    fields.name.trim() !== '' &&
    fields.sku.trim() !== '' &&
    fields.width_mm > NOT_SAID;
  return (
    <div className={styles.editor}>
      <div className={styles.main}>
        {surface ? (
          <PsdPreview surface={surface} />
        ) : (
          <div className={styles.preview}>
            <p role="status">{t(usable.length > 0 ? 'psd.choose' : 'psd.none')}</p>
            <figure className={styles.psdPreview}>
              <img src={psd.url} alt={t('photo')} />
            </figure>
          </div>
        )}
        {surface && surface.shows_also.length > 0 ? (
          <p role="status">
            {t('psd.showsAlso', {
              names: surface.shows_also.map((name) => `“\u2068${name}\u2069”`).join(t('psd.and')),
            })}
          </p>
        ) : null}
        {surface?.notes.map((note) => (
          <p role="status" key={note}>
            {note}
          </p>
        ))}
        {surface?.difference ? (
          <p className={styles.hint}>
            {t('psd.difference', { mean: surface.difference.mean.toFixed(1), p99: surface.difference.p99 })}
          </p>
        ) : null}
        {others}
      </div>
      <div className={styles.side}>
        {surfaces.length > 1 || usable.length === 0 ? (
          <SurfaceList surfaces={surfaces} chosen={key} onChoose={choose} />
        ) : null}
        {surface ? (
          <>
            <TemplateForm
              fields={fields}
              problems={problemsOf(save.error)}
              onChange={(part) => setFields((now) => ({ ...now, ...withProportions(part, surface) }))}
            />
            <p className={styles.hint}>{t('psd.sizeHint')}</p>
            <SaveTemplate
              error={save.error}
              isSaving={save.isPending}
              isComplete={isComplete}
              missing={t('psd.needSize')}
              onSave={() =>
                save.mutate({ id, settings: { ...fields, image_id: psd.id, psd: { surface: surface.key } } })
              }
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** The one saved, else the only one that can be used; among several, the seller says which. */
function firstKey(settings: OwnTemplateSettings | null, usable: PsdSurface[]): string | null {
  const saved = usable.find(({ key }) => key === settings?.psd?.surface);
  return saved?.key ?? (usable.length === 1 ? usable[0]!.key : null);
}

function fieldsOf(settings: OwnTemplateSettings | null, psd: { name: string }): TemplateFields {
  if (settings?.psd) {
    const { image_id, marks, psd: chosen, ...fields } = settings;
    return fields;
  }
  const name = cutText(psd.name.replace(/\.ps[bd]$/i, ''), 100);
  return { ...FIRST_FIELDS, name, width_mm: NOT_SAID, height_mm: NOT_SAID };
}
