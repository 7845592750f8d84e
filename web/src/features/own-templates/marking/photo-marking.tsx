import type { PhotoMarks, PhotoPoint } from '@diy/design/photo-mockup';
import { Button, Segmented, Slider } from 'antd';
import { Magnet, Scissors, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { asShape, shapeOf } from '../marks-state.ts';
import styles from '../own-template.module.css';
import { isUndoKey } from '../own-template-keys.ts';
import { PhotoStage } from '../photo-stage.tsx';
import { cutByColour } from './cut-by-colour.ts';
import { cutoutLimit } from './cutout-limit.ts';
import { cylinderMarks, MAX_ANGLE_DEG, MIN_ANGLE_DEG, readCylinder } from './cylinder-marks.ts';
import { useEdgeSnap } from './use-edge-snap.ts';
import { usePhotoPixels } from './use-photo-pixels.ts';

interface PhotoMarkingProps {
  photoUrl: string;
  marks: PhotoMarks;
  onChange: (marks: PhotoMarks) => void;
  /** Further buttons after the tools. */
  more?: ReactNode;
}

/** A surface's marks on a photograph, with tools and undo; another photograph or surface is another component (`key`). */
export function PhotoMarking({ photoUrl, marks, onChange, more }: PhotoMarkingProps) {
  const { t } = useTranslation('own-templates');
  const [past, setPast] = useState<PhotoMarks[]>([]);
  const [rested, setRested] = useState(marks);
  const [drawing, setDrawing] = useState<PhotoPoint[] | null>(null);
  const [isSnapping, setSnapping] = useState(false);
  const [colourFault, setColourFault] = useState<'none' | 'small' | 'large' | null>(null);
  const isByColour = drawing !== null && colourFault !== null;
  const pixels = usePhotoPixels(photoUrl, isSnapping || isByColour);
  const snap = useEdgeSnap(isSnapping ? pixels : null, marks.widthPx);
  const shape = shapeOf(marks);

  const rest = (next: PhotoMarks) => {
    onChange(next);
    if (next === rested) return;
    setPast((now) => [...now.slice(-49), rested]);
    setRested(next);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    onChange(last);
    setRested(last);
    setPast(past.slice(0, -1));
  };
  const closeDrawing = () => {
    if (drawing && drawing.length >= 3) rest({ ...marks, cutouts: [...marks.cutouts, drawing] });
    setDrawing(null);
  };
  /** Cuts out what has one colour at this place of the photograph. */
  const cutAt = ([x, y]: PhotoPoint) => {
    if (!pixels) return;
    const scale = pixels.width / marks.widthPx;
    const cut = cutByColour(pixels, [x * scale, y * scale]);
    setColourFault('fault' in cut ? cut.fault : 'none');
    if ('fault' in cut) return;
    const outline = cut.outline.map(([ownX, ownY]): PhotoPoint => [ownX / scale, ownY / scale]);
    rest({ ...marks, cutouts: [...marks.cutouts, outline] });
  };
  const draw = (point: PhotoPoint) => {
    if (!drawing || cutoutLimit(marks, drawing.length + 1)) return;
    if (isByColour) cutAt(point);
    else setDrawing([...drawing, point]);
  };
  useUndoKey(undo);

  return (
    <>
      <div className={styles.tools}>
        <Segmented
          value={shape}
          options={(['plane', 'curved', 'cylinder'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => rest(asShape(marks, next))}
        />
        <Button
          icon={<Icon of={Magnet} />}
          type={isSnapping ? 'primary' : 'default'}
          aria-pressed={isSnapping}
          title={t('snapHint')}
          onClick={() => setSnapping(!isSnapping)}
        >
          {t('snap')}
        </Button>
        <Button
          icon={<Icon of={Scissors} />}
          type={drawing ? 'primary' : 'default'}
          onClick={() => (drawing ? closeDrawing() : setDrawing([]))}
        >
          {drawing ? t('cutoutDone') : t('cutout')}
        </Button>
        {marks.cutouts.length > 0 && !drawing?.length ? (
          <Button onClick={() => rest({ ...marks, cutouts: marks.cutouts.slice(0, -1) })}>
            {t('cutoutRemove')}
          </Button>
        ) : null}
        <Button icon={<Icon of={Undo2} />} disabled={past.length === 0} onClick={undo}>
          {t('undo')}
        </Button>
        {more}
      </div>
      {drawing ? (
        <DrawingBar
          {...{ marks, drawing }}
          byColour={isByColour && !pixels ? 'wait' : colourFault}
          onByColour={(isChosen) => {
            setDrawing([]);
            setColourFault(isChosen ? 'none' : null);
          }}
        />
      ) : null}
      <PhotoStage
        photoUrl={photoUrl}
        marks={marks}
        drawing={drawing}
        onChange={(next, isDone) => (isDone ? rest(next) : onChange(next))}
        onDraw={draw}
        snap={snap}
      />
      <p className={styles.hint}>{t(HINTS[shape])}</p>
      <div className={styles.tools}>
        <CylinderAngle marks={marks} onChange={onChange} onDone={rest} />
        <label htmlFor="own-shading">{t('shading')}</label>
        <div className={styles.slider}>
          <Slider
            id="own-shading"
            min={0}
            max={100}
            value={Math.round(marks.shading * 100)}
            tooltip={{ formatter: (value) => `${value}%` }}
            ariaLabelForHandle={t('shading')}
            onChange={(value) => onChange({ ...marks, shading: value / 100 })}
            onChangeComplete={(value) => rest({ ...marks, shading: value / 100 })}
          />
        </div>
      </div>
    </>
  );
}

interface DrawingBarProps {
  marks: PhotoMarks;
  drawing: readonly PhotoPoint[];
  /** What came of the last click by colour; null = clicks are points of an outline. */
  byColour: 'none' | 'small' | 'large' | 'wait' | null;
  onByColour: (isChosen: boolean) => void;
}

/** What clicks on the photograph do while a cutout is marked. */
function DrawingBar({ marks, drawing, byColour, onByColour }: DrawingBarProps) {
  const { t } = useTranslation('own-templates');
  const limit = cutoutLimit(marks, drawing.length + 1);
  const points = t('drawing', { count: drawing.length });
  const usual = byColour ? t(`byColour.${byColour}`) : points;
  return (
    <div className={styles.drawing}>
      <span role="status">{limit ? t(`cutoutLimit.${limit.reason}`, { most: limit.most }) : usual}</span>
      <Button
        type={byColour ? 'primary' : 'default'}
        aria-pressed={byColour !== null}
        onClick={() => onByColour(byColour === null)}
      >
        {t('byColour.choose')}
      </Button>
    </div>
  );
}

const HINTS = { plane: 'hintPlane', curved: 'hintCurved', cylinder: 'hintCylinder' } as const;

interface CylinderAngleProps {
  marks: PhotoMarks;
  onChange: (marks: PhotoMarks) => void;
  onDone: (marks: PhotoMarks) => void;
}

/** How far a print reaches around a cylinder; nothing for other surfaces. */
function CylinderAngle({ marks, onChange, onDone }: CylinderAngleProps) {
  const { t } = useTranslation('own-templates');
  const cylinder = readCylinder(marks);
  if (!cylinder) return null;
  const at = (angleDeg: number) => cylinderMarks(marks, { ...cylinder, angleDeg });
  return (
    <>
      <label htmlFor="own-angle">{t('angle')}</label>
      <div className={styles.slider}>
        <Slider
          id="own-angle"
          min={MIN_ANGLE_DEG}
          max={MAX_ANGLE_DEG}
          value={Math.round(cylinder.angleDeg)}
          tooltip={{ formatter: (value) => `${value}°` }}
          ariaLabelForHandle={t('angle')}
          onChange={(value) => onChange(at(value))}
          onChangeComplete={(value) => onDone(at(value))}
        />
      </div>
    </>
  );
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
