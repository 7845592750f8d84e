import { MAX_PRINT_CELLS } from '@diy/contract/images/image-work-steps';
import {
  handleCorners,
  measureSides,
  type PhotoPoint,
  type PrintHandles,
  printSurface,
  withHandles,
} from '@diy/design/photo-mockup';
import { InputNumber } from 'antd';
import { Frame } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HandleStage } from '../handles/handle-stage.tsx';
import { SUGGESTED } from '../handles/handles.ts';
import { defineToolForm, type SamplePicture } from '../model/tool-form.ts';
import styles from './fields.module.css';
import { PickField, SliderField, SwitchField } from './fields.tsx';

/** Handles that a bent print begins with. */
const BENT_CELLS = 3;

interface Marked {
  columns: number;
  rows: number;
  points: PhotoPoint[];
}

const handlesOf = ({ columns, rows, points }: Marked): PrintHandles | null =>
  points.length > 0 ? { columns, rows, points } : null;

/** The handles in the form that a step has. */
const marksOf = ({ columns, rows, points }: PrintHandles): Marked => ({ columns, rows, points: [...points] });

export const extractPrintForm = defineToolForm<'take_print'>({
  icon: Frame,
  first: { tool: 'take_print', columns: 1, rows: 1, points: [], even_light: true, smooth: true },
  describe: ({ columns, rows, even_light, smooth, white }, t) => [
    columns * rows === 1 ? t('edit.print.flat') : t('edit.print.bentBy', { columns, rows }),
    ...(even_light ? [t('edit.print.evenLight')] : []),
    ...(smooth ? [t('edit.print.smooth')] : []),
    ...(white ? [t('edit.print.white')] : []),
  ],
  isForOnePicture: () => true,
  isIncomplete: ({ points }) => points.length === 0,
  Surface({ step, picture, onChange }) {
    return (
      <HandleStage
        picture={picture}
        marks={{ handles: handlesOf(step), white: step.white ?? null }}
        onChange={({ handles, white }) =>
          onChange({ ...(handles ? marksOf(handles) : {}), white: white ?? undefined })
        }
      />
    );
  },
  Controls({ step, picture, onChange }) {
    const { t } = useTranslation('images');
    const { columns, rows } = step;
    const isBent = columns * rows > 1;
    const bend = (across: number, down: number) =>
      onChange(marksOf(withHandles(handlesOf(step) ?? SUGGESTED, across, down)));
    return (
      <>
        <PickField
          label={t('edit.print.shape')}
          value={isBent ? 'bent' : 'flat'}
          options={[
            ['flat', t('edit.print.flat')],
            ['bent', t('edit.print.bent')],
          ]}
          onChange={(shape) => (shape === 'flat' ? bend(1, 1) : bend(BENT_CELLS, BENT_CELLS))}
        />
        {isBent ? (
          <>
            <SliderField
              label={t('edit.print.columns')}
              range={[1, MAX_PRINT_CELLS]}
              value={columns}
              onChange={(across) => bend(across, across === 1 && rows === 1 ? 2 : rows)}
            />
            <SliderField
              label={t('edit.print.rows')}
              range={[1, MAX_PRINT_CELLS]}
              value={rows}
              onChange={(down) => bend(down === 1 && columns === 1 ? 2 : columns, down)}
            />
          </>
        ) : null}
        <Sides marked={step} ratio={step.ratio} picture={picture} onRatio={(ratio) => onChange({ ratio })} />
        <SwitchField
          label={t('edit.print.evenLight')}
          hint={t('edit.print.evenLightHint')}
          isOn={step.even_light}
          onChange={(even_light) => onChange({ even_light })}
        />
        <SwitchField
          label={t('edit.print.smooth')}
          hint={t('edit.print.smoothHint')}
          isOn={step.smooth}
          onChange={(smooth) => onChange({ smooth })}
        />
        <SwitchField
          label={t('edit.print.white')}
          hint={t('edit.print.whiteHint')}
          isOn={step.white !== undefined}
          onChange={(isOn) => onChange({ white: isOn ? middleOf(handlesOf(step) ?? SUGGESTED) : undefined })}
        />
      </>
    );
  },
});

/** Where the white place begins: inside the print, from where it is dragged to what is white. */
const middleOf = (handles: PrintHandles): PhotoPoint => printSurface(handles)(0.5, 0.5);

interface SidesProps {
  marked: Marked;
  /** Undefined = as measured. */
  ratio: number | undefined;
  picture: SamplePicture | null;
  onRatio: (ratio: number | undefined) => void;
}

/** What a given size begins with, in no unit: sellers think in centimetres or inches, and only the ratio counts. */
const FIRST_HEIGHT = 40;

/** Width to height of the print: as its perspective says, or as the seller knows it. */
function Sides({ marked, ratio, picture, onRatio }: SidesProps) {
  const { t } = useTranslation('images');
  const id = useId();
  const measured = measuredRatio(marked, picture);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const width = ratio === undefined ? 0 : Math.round(ratio * height * 10) / 10;
  const give = (w: number | null, h: number | null) => {
    if (!w || !h) return;
    setHeight(h);
    onRatio(Math.max(0.05, Math.min(20, w / h)));
  };
  return (
    <>
      <PickField
        label={t('edit.print.sides')}
        value={ratio === undefined ? 'measured' : 'given'}
        options={[
          ['measured', t('edit.print.measured')],
          ['given', t('edit.print.given')],
        ]}
        onChange={(how) => onRatio(how === 'given' ? (measured?.ratio ?? 1) : undefined)}
      />
      {ratio === undefined ? (
        <p className={styles.hint}>{describeMeasured(measured, t)}</p>
      ) : (
        <span className={styles.pair}>
          <span id={id}>{t('edit.print.size')}</span>
          <InputNumber
            min={0.1}
            value={width}
            aria-label={t('edit.print.width')}
            onChange={(w) => give(w, height)}
          />
          <span>×</span>
          <InputNumber
            min={0.1}
            value={height}
            aria-label={t('edit.print.height')}
            onChange={(h) => give(width, h)}
          />
        </span>
      )}
    </>
  );
}

interface Measured {
  ratio: number;
  isSure: boolean;
}

function measuredRatio({ columns, rows, points }: Marked, picture: SamplePicture | null): Measured | null {
  if (points.length === 0 || !picture) return null;
  const inPixels = points.map(([x, y]): PhotoPoint => [x * picture.width, y * picture.height]);
  const { ratio, isSure } = measureSides(handleCorners({ columns, rows, points: inPixels }), {
    widthPx: picture.width,
    heightPx: picture.height,
  });
  return Number.isFinite(ratio) ? { ratio, isSure: isSure && columns * rows === 1 } : null;
}

function describeMeasured(
  measured: Measured | null,
  t: (key: string, values?: Record<string, unknown>) => string,
): string {
  if (!measured) return t('edit.print.measuredLater');
  const ratio = measured.ratio.toFixed(2);
  return t(measured.isSure ? 'edit.print.measuredSure' : 'edit.print.measuredRough', { ratio });
}
