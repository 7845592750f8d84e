import { MAX_COLOUR_SWAPS, type StepOf } from '@diy/contract/images/image-work-steps';
import { ColorPicker } from 'antd';
import { ArrowRight, PaintBucket, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { defineToolForm } from '../model/tool-form.ts';
import { SliderField } from './fields.tsx';
import styles from './swap-colours.module.css';

type Swap = StepOf<'swap_colours'>['swaps'][number];

export const swapColoursForm = defineToolForm<'swap_colours'>({
  icon: PaintBucket,
  first: { tool: 'swap_colours', swaps: [], tolerance: 16 },
  needsColours: true,
  isIncomplete: ({ swaps }) => swaps.length === 0,
  // Left to right in every language: an arrow between two codes is no sentence.
  describe: (step, t) => [
    ...step.swaps.map(({ from, to }) => `\u2066${from} → ${to}\u2069`),
    `${t('edit.tolerance')} ${step.tolerance}`,
  ],
  Controls({ step, onChange, colours }) {
    const { t } = useTranslation('images');
    const { swaps } = step;
    const main = colours?.list ?? [];
    const isMain = ({ from }: Swap) => main.some(({ colour }) => colour === from);
    const others = colours?.isLoading ? [] : swaps.filter((swap) => !isMain(swap));
    const set = (from: string, to: string | null) => {
      const rest = swaps.filter((swap) => swap.from !== from);
      onChange({ swaps: to === null || to === from ? rest : [...rest, { from, to }] });
    };
    const chip = (from: string, share: number | null) => (
      <Chip
        key={from}
        from={from}
        to={swaps.find((swap) => swap.from === from)?.to ?? null}
        share={share}
        isFull={swaps.length >= MAX_COLOUR_SWAPS}
        onChange={(to) => set(from, to)}
      />
    );
    return (
      <>
        <Chips label={t('edit.mainColours')} note={noteOf(colours)}>
          {main.map(({ colour, share }) => chip(colour, share))}
        </Chips>
        {others.length > 0 ? (
          <Chips label={t('edit.otherColours')} note={null}>
            {others.map(({ from }) => chip(from, null))}
          </Chips>
        ) : null}
        <SliderField
          label={t('edit.tolerance')}
          range={[0, 100]}
          value={step.tolerance}
          onChange={(tolerance) => onChange({ tolerance })}
        />
      </>
    );
  },
});

/** Key of the sentence that is shown while there are no colours to choose from; null = there are some. */
function noteOf(
  colours: { list: readonly unknown[]; isLoading: boolean; hasFailed: boolean } | null,
): string | null {
  if (colours?.hasFailed) return 'edit.coloursFailed';
  if (!colours || colours.isLoading) return 'edit.readingColours';
  return colours.list.length === 0 ? 'edit.noColours' : null;
}

function Chips({ label, note, children }: { label: string; note: string | null; children: ReactNode }) {
  const { t } = useTranslation('images');
  const id = useId();
  return (
    <div>
      <span id={id}>{label}</span>
      {note ? (
        <p className={styles.note} role="status">
          {t(note)}
        </p>
      ) : (
        <ul className={styles.chips} aria-labelledby={id}>
          {children}
        </ul>
      )}
    </div>
  );
}

interface ChipProps {
  from: string;
  /** Null = it stays. */
  to: string | null;
  /** Share of the picture that has this colour, from 0 to 1; null = it is not in it. */
  share: number | null;
  isFull: boolean;
  onChange: (to: string | null) => void;
}

/** A colour of the picture; choosing it offers the colour that takes its place. */
function Chip({ from, to, share, isFull, onChange }: ChipProps) {
  const { t } = useTranslation('images');
  const percent = share === null ? null : share < 0.01 ? '<1' : `${Math.round(share * 100)}`;
  return (
    <li className={styles.chip} data-swapped={to !== null}>
      <ColorPicker
        value={to ?? from}
        disabledAlpha
        disabled={isFull && to === null}
        onChangeComplete={(colour) => onChange(colour.toHexString().slice(0, 7).toLowerCase())}
      >
        <button
          type="button"
          className={styles.pick}
          title={to === null ? from : `${from} → ${to}`}
          aria-label={t('edit.changeColour', { colour: from, percent: percent ?? 0 })}
        >
          <span className={styles.swatch} style={{ background: from }} />
          {to === null ? (
            <span className={styles.share}>{percent === null ? from : `${percent}%`}</span>
          ) : (
            <>
              <Icon of={ArrowRight} size={12} />
              <span className={styles.swatch} style={{ background: to }} />
            </>
          )}
        </button>
      </ColorPicker>
      {to === null ? null : (
        <button
          type="button"
          className={styles.undo}
          aria-label={t('edit.keepColour', { colour: from })}
          title={t('edit.keepColour', { colour: from })}
          onClick={() => onChange(null)}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </li>
  );
}
