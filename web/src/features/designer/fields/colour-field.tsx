import { ColorPicker } from 'antd';
import { Pipette, TriangleAlert } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { ColourChoicesContext } from './colour-choices.ts';
import styles from './fields.module.css';
import { printedColour } from './printed-colour.ts';
import { PrintedHint } from './printed-hint.tsx';
import swatches from './swatches.module.css';
import { Swatches } from './swatches.tsx';

interface ColourFieldProps {
  label: string;
  value: string;
  /** Hides the label; it is then only read out. */
  isBare?: boolean;
  /** Several layers have different colours; the value is the first one's. */
  isMixed?: boolean;
  disabled?: boolean;
  testId?: string;
  onChange: (hex: string) => void;
}

/** The colours that are offered everywhere. */
export const OFFERED_COLOURS = [
  '#211E1A',
  '#FFFFFF',
  '#D9442B',
  '#E9A23B',
  '#F2D64B',
  '#2E7D5B',
  '#2F5D8A',
  '#6C4AB6',
  '#C2298A',
  '#8B5E3C',
  '#6F675D',
  '#EFE6DA',
];

const asNamed = (hex: string) => ({ name: hex, hex });
const COMMON = OFFERED_COLOURS.map(asNamed);

/** A colour of ink: swatches, a picker and its hex value, and from the screen, or from the stage where the browser cannot. */
export function ColourField(props: ColourFieldProps) {
  const { label, value, isBare, isMixed, disabled, testId, onChange } = props;
  const { t } = useTranslation('designer');
  const choices = use(ColourChoicesContext);
  const printed = printedColour(value);
  const [isOpen, setOpen] = useState(false);
  const pick = usePick(onChange);
  const eyedropper = t(hasEyedropper() ? 'field.eyedropper' : 'field.stageEyedropper');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picker is no fieldset
    <div className={styles.row} role="group" aria-label={label}>
      {isBare ? null : <span className={styles.label}>{label}</span>}
      <span className={styles.colour} data-testid={testId}>
        {(hasEyedropper() || choices) && !disabled ? (
          <button
            type="button"
            className={styles.reset}
            aria-label={eyedropper}
            title={eyedropper}
            data-testid={testId ? `${testId}-eyedropper` : undefined}
            onClick={pick}
          >
            <Icon of={Pipette} size={14} />
          </button>
        ) : null}
        {printed ? (
          <span className={swatches.warning} title={t('field.printsDullerMark')} data-testid="prints-duller">
            <Icon of={TriangleAlert} size={14} label={t('field.printsDullerMark')} />
          </span>
        ) : null}
        <ColorPicker
          value={value}
          disabledAlpha
          showText={isBare ? false : isMixed ? () => t('many.mixed') : true}
          format="hex"
          size="small"
          disabled={disabled ?? false}
          panelRender={(_, { components: { Picker } }) => (
            <div className={swatches.panel}>
              <Picker />
              <PrintedHint value={value} />
              <Offered value={value} onChoose={onChange} onLeave={() => setOpen(false)} />
            </div>
          )}
          open={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            if (next) choices?.request();
          }}
          onChange={(colour) => onChange(colour.toHexString().slice(0, 7).toUpperCase())}
        />
      </span>
    </div>
  );
}

interface OfferedProps {
  value: string;
  onChoose: (hex: string) => void;
  /** Something else opens. */
  onLeave: () => void;
}

/** The colours of the design, of the account, and common ones. */
function Offered({ value, onChoose, onLeave }: OfferedProps) {
  const { t } = useTranslation('designer');
  const choices = use(ColourChoicesContext);
  const used = choices?.used() ?? [];
  const now = value.toUpperCase();
  const isKept = choices?.brand?.some(({ hex }) => hex === now) ?? true;
  return (
    <>
      {used.length > 0 ? (
        <Swatches
          title={t('colours.used')}
          colours={used.map(asNamed)}
          value={value}
          testId="colours-used"
          onChoose={onChoose}
        />
      ) : null}
      {choices?.brand ? (
        <Swatches
          title={t('colours.brand')}
          colours={choices.brand}
          value={value}
          testId="colours-brand"
          tools={
            <>
              <button type="button" disabled={isKept} onClick={() => choices.keep(now)}>
                {t('colours.keep')}
              </button>
              <button
                type="button"
                onClick={() => {
                  onLeave();
                  choices.manage();
                }}
              >
                {t('colours.manage')}
              </button>
            </>
          }
          onChoose={onChoose}
        />
      ) : null}
      <Swatches title={t('field.swatches')} colours={COMMON} value={value} onChoose={onChoose} />
    </>
  );
}

/** The browser's own way to a colour on the screen; Chromium has it. */
type EyeDropperMaker = new () => { open(how: { signal: AbortSignal }): Promise<{ sRGBHex: string }> };
const eyeDropper = () => (window as { EyeDropper?: EyeDropperMaker }).EyeDropper;
const hasEyedropper = () => eyeDropper() !== undefined;

/** Picks a colour for the field, unless that is gone by then. */
function usePick(onChange: (hex: string) => void): () => void {
  const choices = use(ColourChoicesContext);
  const picking = useRef<AbortController | null>(null);
  // As it is when the colour comes: the layer may have changed meanwhile.
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => () => picking.current?.abort(), []);
  const pick = async () => {
    picking.current?.abort();
    const one = new AbortController();
    picking.current = one;
    const { signal } = one;
    const picked = hasEyedropper() ? pickFromScreen(signal) : choices?.fromStage(signal);
    const hex = await picked;
    if (hex && !signal.aborted) report.current(hex);
  };
  return () => void pick();
}

/** Returns null when the person has chosen none. */
async function pickFromScreen(signal: AbortSignal): Promise<string | null> {
  const Maker = eyeDropper();
  if (!Maker) return null;
  try {
    const { sRGBHex } = await new Maker().open({ signal });
    return /^#[0-9a-f]{6}$/i.test(sRGBHex) ? sRGBHex.toUpperCase() : null;
  } catch {
    return null;
  }
}
