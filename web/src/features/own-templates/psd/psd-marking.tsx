import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { objectOfKey } from '@diy/contract/own-templates/psd-views';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import styles from '../own-template.module.css';
import { ComparedPreview } from './compared-preview.tsx';
import { MadeOfAll, type MadeOfAllProps, useQuoted } from './made-of-all.tsx';
import { objectPicture } from './object-picture.ts';
import { SurfaceList } from './surface-list.tsx';
import { PsdNotUsable, usePsdMockup, usePsdProgress } from './use-psd-mockup.ts';

interface PsdMarkingProps extends Omit<MadeOfAllProps, 'surfaces' | 'printed'> {
  psd: { id: string; url: string };
  /** The smart object that the surface is printed on; null = none was chosen. */
  chosen: string | null;
  /** Smart objects of other surfaces. */
  taken: ReadonlySet<string>;
  /** The smart object that is printed on: called also when a saved or the only usable one is found. */
  onChoose: (surface: PsdSurface) => void;
  /** Marks the print by hand on the PSD's merged picture. */
  onAsPhoto: () => void;
  /** Further buttons after the tools. */
  more?: ReactNode;
}

/** Reads a PSD, then shows its smart objects and the one that is printed on. */
export function PsdMarking({ onAsPhoto, more, ...props }: PsdMarkingProps) {
  const { t } = useTranslation(['own-templates', 'common']);
  const read = usePsdMockup(props.psd.id);
  const others = (
    <div className={styles.tools}>
      <Button onClick={onAsPhoto}>{t('psd.asPhoto')}</Button>
      {more}
    </div>
  );
  if (read.isPending) return <Reading imageId={props.psd.id} />;
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
  return <ReadPsd {...props} others={others} surfaces={read.data} />;
}

/** A PSD that is being read: what is done with it now. */
function Reading({ imageId }: { imageId: string }) {
  const { t } = useTranslation('own-templates');
  const progress = usePsdProgress(imageId);
  return (
    <div className={styles.reading}>
      <ProgressRing share={null} size={28} label={t('psd.reading')} />
      <p>{t('psd.reading')}</p>
      <p role="status">{progress}</p>
    </div>
  );
}

interface ReadPsdProps extends Omit<PsdMarkingProps, 'onAsPhoto' | 'more'> {
  surfaces: PsdSurface[];
  others: ReactNode;
}

function ReadPsd({ psd, chosen, taken, onChoose, surfaces, others, ...makes }: ReadPsdProps) {
  const { t } = useTranslation('own-templates');
  const quoted = useQuoted();
  const usable = surfaces.filter(({ mockup }) => mockup !== null);
  const whole = usable.filter(({ view }) => view === null);
  const saved = usable.find(({ key }) => key === chosen);
  // The only one is chosen at once; among several, the seller says which.
  const surface = saved ?? (whole.length === 1 && taken.size === 0 ? whole[0] : undefined);
  const key = surface?.key;
  const printed = new Set([...(key ? [key] : []), ...taken].map(objectOfKey));
  // What other surfaces of this picture are printed on says which view it shows.
  const beside = usable.find((one) => taken.has(one.key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a smart object is reported once, when it is another one
  useEffect(() => {
    if (surface) onChoose(surface);
  }, [key]);
  return (
    <>
      {surfaces.length > 1 || usable.length === 0 ? (
        <SurfaceList
          surfaces={surfaces}
          chosen={key ?? null}
          taken={taken}
          onChoose={(next) => onChoose(usable.find((one) => one.key === next)!)}
        />
      ) : null}
      <MadeOfAll {...makes} surfaces={surfaces} printed={printed} />
      {surface ? (
        <ComparedPreview surface={surface} psdUrl={psd.url} />
      ) : (
        <div className={styles.preview}>
          <p role="status">{t(usable.length > 0 ? 'psd.choose' : 'psd.none')}</p>
          <figure className={styles.psdPreview}>
            <img src={(beside && objectPicture(beside)) ?? psd.url} alt={t('photo')} />
          </figure>
        </div>
      )}
      {surface && surface.shows_also.length > 0 ? (
        <p role="status">
          {t('psd.showsAlso', {
            names: quoted(surface.shows_also),
          })}
        </p>
      ) : null}
      {surface?.view && ['comp', 'colour'].includes(surface.view.kind) ? (
        <p role="status">{t('psd.unproven')}</p>
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
    </>
  );
}
