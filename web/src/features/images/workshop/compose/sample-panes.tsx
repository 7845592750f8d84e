import type { ImageRow } from '@diy/contract/images/images';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../lib/image-url.ts';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { Refused } from '../../../../shared/api/api-errors.ts';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { formOf } from '../tools/all-tool-forms.ts';
import styles from './compose.module.css';
import type { StepChain } from './use-chain.ts';
import type { StepPreview } from './use-step-preview.ts';

interface SamplePanesProps {
  /** Undefined while it is loading. */
  image: ImageRow | undefined;
  /** Which of how many it is. */
  at: number;
  count: number;
  onTurn: (by: -1 | 1) => void;
  chain: StepChain;
  preview: StepPreview;
}

/** One picture before and after all steps, side by side. */
export function SamplePanes({ image, at, count, onTurn, chain, preview }: SamplePanesProps) {
  const { t } = useTranslation('images');
  const [first] = chain.links;
  const { Surface } = count === 1 && first && first.key === chain.active ? formOf(first.step.tool) : {};
  return (
    <div className={styles.sample}>
      <div className={styles.panes} data-painting={Surface !== undefined}>
        <figure className={styles.pane}>
          {Surface && first && image ? (
            <Surface
              key={first.key}
              step={first.step}
              picture={image}
              onChange={(part) => chain.change(first.key, part)}
            />
          ) : (
            <Before image={image} chain={chain} />
          )}
          <figcaption className={styles.caption}>
            <span className={styles.name} title={image?.name} dir="auto">
              {image ? image.name : t('edit.before')}
            </span>
            <span className={styles.figures} dir="ltr">
              {image ? writeSize([image.width, image.height]) : null}
            </span>
          </figcaption>
        </figure>
        <After chain={chain} preview={preview} />
      </div>
      {count > 1 ? (
        <div className={styles.turn}>
          <RoundButton icon={ChevronLeft} label={t('work.previous')} onClick={() => onTurn(-1)} />
          <span>{t('work.sample', { n: at + 1, count })}</span>
          <RoundButton icon={ChevronRight} label={t('work.next')} onClick={() => onTurn(1)} />
        </div>
      ) : null}
    </div>
  );
}

/** The original, with what a tool draws on it. */
function Before({ image, chain }: { image: ImageRow | undefined; chain: StepChain }) {
  const { t } = useTranslation('images');
  const [first] = chain.links;
  const { Marks } = first && first.key === chain.active ? formOf(first.step.tool) : {};
  return (
    <span className={styles.stage}>
      {image ? (
        <Fitted size={image}>
          <img
            key={image.id}
            src={imageUrl(image.url, { width: 800, height: 800 })}
            alt={t('edit.before')}
            className={styles.checks}
          />
          {Marks && first ? (
            <Marks step={first.step} picture={image} onChange={(part) => chain.change(first.key, part)} />
          ) : null}
        </Fitted>
      ) : null}
    </span>
  );
}

/** A box in a picture's proportions, as large as the stage takes it. */
function Fitted({ size, children }: { size: { width: number; height: number }; children: ReactNode }) {
  const style = { '--ratio': size.width / size.height } as CSSProperties;
  return (
    <span className={styles.fitted} style={style}>
      {children}
    </span>
  );
}

function After({ chain, preview: { data, error, isBehind } }: { chain: StepChain; preview: StepPreview }) {
  const { t } = useTranslation('images');
  const problem = error instanceof Refused ? error.message : error ? t('edit.failed') : null;
  const isMade = data?.changed && !problem;
  const incomplete = chain.steps.find((step) => formOf(step.tool).isIncomplete?.(step));
  const unchanged = incomplete ? t(`edit.todo.${incomplete.tool}`) : t('edit.unchanged');
  const last = chain.steps.at(-1);
  const Result = last && formOf(last.tool).Result;
  return (
    <figure className={styles.pane} aria-busy={isBehind}>
      <span className={styles.stage} data-behind={isBehind}>
        {isMade && data.preview_url ? (
          Result ? (
            <Result url={data.preview_url} label={t('edit.after')} />
          ) : (
            <Fitted size={data}>
              <img
                src={data.preview_url}
                alt={t('edit.after')}
                className={styles.checks}
                data-testid="work-preview"
              />
            </Fitted>
          )
        ) : (
          <span className={styles.nothing}>
            {problem ??
              (isBehind && !incomplete ? t('work.previewing') : data ? unchanged : t('work.noSteps'))}
          </span>
        )}
      </span>
      <figcaption className={styles.caption} role="status">
        <span className={styles.name}>
          {t('edit.after')}
          {isMade ? <Quality data={data} chain={chain} /> : null}
          {isMade && data.palette.length > 0 ? <Swatches colours={data.palette} /> : null}
        </span>
        <span className={styles.figures} dir="ltr">
          {isMade ? writeSize([data.width, data.height]) : null}
        </span>
      </figcaption>
    </figure>
  );
}

/** How sure the tool is, with its reason where it gives one; of a turned picture also by how much. */
function Quality({
  data: { edge_quality: quality, tilt, msg },
  chain,
}: {
  data: NonNullable<StepPreview['data']>;
  chain: StepChain;
}) {
  const { t } = useTranslation('images');
  if (quality === null) return null;
  if (msg !== '') return <span className={styles.reason}>{msg}</span>;
  const isOfTilt = tilt !== null;
  const isPrint = quality === 'clean' && chain.steps.every(({ tool }) => tool === 'take_print');
  const text = isOfTilt
    ? t('edit.tilt.degrees', { degrees: tilt })
    : t(isPrint ? 'edit.print.clean' : `edit.edgeQuality.${quality}`);
  return (
    <span className={styles.quality} data-quality={quality}>
      {isOfTilt && quality === 'check' ? joinParts([text, t('edit.tilt.check')]) : text}
    </span>
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
