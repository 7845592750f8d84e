import type { CroppedLayer } from '@diy/design/layers';
import { Button, Select, Slider } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlide } from '../../fields/use-slide.ts';
import { croppedLayer, endCrop } from '../../session/cropped-layer.ts';
import { useEditor, useSession, useSetUi, useUi } from '../../session/designer-context.ts';
import styles from './crop-bar.module.css';
import { cropOfRatio, wholeBox, zoomCrop, zoomOfCrop } from './crop-geometry.ts';
import { useCropKeys } from './use-crop-keys.ts';

const RATIOS: readonly (readonly [string, number])[] = [
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['3:4', 3 / 4],
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
];
const isSame = (one: number, other: number) => Math.abs(one / other - 1) < 0.002;
/** At the end of the slider. */
const LARGEST = 5;

/** What belongs to a picture that is being cropped: its scale, the ratio of its frame, the whole of it, and the end. */
export function CropBar() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const setUi = useSetUi();
  const croppingId = useUi((ui) => ui.croppingId);
  const ratio = useUi((ui) => ui.cropRatio);
  const layer = useEditor((state) => croppedLayer(state, croppingId));
  useCropKeys(session, layer !== null);
  const wasCropping = useRef(false);
  const isOver = layer === null && wasCropping.current;
  useEffect(() => {
    wasCropping.current = layer !== null;
    // Something else was selected, or the picture is gone.
    if (isOver && session.ui.get().croppingId === croppingId && croppingId !== null) endCrop(session);
  }, [layer, isOver, session, croppingId]);
  if (!layer) return null;

  const { editor } = session;
  const frame = wholeBox(layer);
  const own = frame.widthMm / frame.heightMm;
  const ratios = [[t('crop.own'), own] as const, ...RATIOS.filter(([, value]) => !isSame(value, own))];
  const chosen = ratio === null ? -1 : ratios.findIndex(([, value]) => isSame(value, ratio));
  const choose = (wanted: number | null) => {
    setUi({ cropRatio: wanted });
    if (wanted !== null) editor.run('setCrop', { layerId: layer.id, crop: cropOfRatio(layer, wanted) });
  };
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('crop.title', { name: layer.name })}
      data-floating
    >
      <CropScale layer={layer} />
      <Select
        size="small"
        className={styles.ratio}
        aria-label={t('crop.ratio')}
        data-testid="crop-ratio"
        value={chosen}
        options={[
          { value: -1, label: t('crop.free') },
          ...ratios.map(([label], index) => ({ value: index, label })),
        ]}
        onChange={(index) => choose(ratios[index]?.[1] ?? null)}
      />
      <Button
        size="small"
        onClick={() => {
          setUi({ cropRatio: null });
          editor.run('setCrop', { layerId: layer.id, crop: { x: 0, y: 0, width: 1, height: 1 } });
        }}
      >
        {t('crop.whole')}
      </Button>
      <span className={styles.hint}>{t('crop.hint')}</span>
      <Button size="small" type="primary" data-testid="crop-done" onClick={() => endCrop(session)}>
        {t('crop.done')}
      </Button>
    </div>
  );
}

/** How large the picture is behind its frame. */
function CropScale({ layer }: { layer: CroppedLayer }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const zoom = zoomOfCrop(layer.crop);
  const slide = useSlide(
    (value) => {
      if (!editor.getState().isInGesture) editor.beginGesture();
      editor.run('setCrop', { layerId: layer.id, crop: zoomCrop(layer, value / zoom), keepBox: true });
    },
    () => editor.endGesture({ joinKey: `crop-zoom:${layer.id}` }),
    layer.id,
  );
  return (
    <span className={styles.zoom}>
      {t('crop.scale')}
      <Slider
        className={styles.slider}
        min={1}
        max={Math.max(LARGEST, zoom)}
        step={0.01}
        value={zoom}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('crop.scale')}
        {...slide}
      />
      <output>{Math.round(zoom * 100)}%</output>
    </span>
  );
}
