import { type DesignDocument, findLayer } from '@diy/design/document';
import { boxBounds } from '@diy/design/geometry';
import { exactRatio, type Layer } from '@diy/design/layers';
import { Link2, Link2Off } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resizeTextBox } from '../actions/text/resize-text-box.ts';
import fields from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { ToolButton } from '../fields/tool-button.tsx';
import { activeSurface } from '../session/active-surface.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import { placeLimits, sideLimits } from './place-limits.ts';

/**
 * Place, size and rotation in figures. X and Y are the top-left corner of what is seen, as on the rulers and next to the
 * pointer; width and height are the layer's own sides, before it was turned.
 */
export function BoxSection({ layer }: { layer: Layer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { editor, template } = session;
  const [isLinked, setLinked] = useState(hasOwnRatio(layer));
  const area = useRestingEditor((state) => activeSurface(template, state)?.area ?? null);
  const { id, widthMm, heightMm, rotationDeg, locked } = layer;
  const ratio = useRatio(layer);
  const joinKey = (what: string) => ({ joinKey: `${what}:${id}` });
  const seen = boxBounds(layer);
  const limits = area ? placeLimits(seen, area) : { x: {}, y: {} };

  const resize = (width: number, height: number, what: 'width' | 'height') => {
    // The upper left corner of the visible box stays in place.
    const next = boxBounds({ ...layer, widthMm: width, heightMm: height });
    const input = {
      layerId: id,
      xMm: layer.xMm + seen.xMm - next.xMm,
      yMm: layer.yMm + seen.yMm - next.yMm,
      widthMm: width,
      heightMm: height,
      scaleContent: isLinked && layer.kind === 'text',
    };
    if (layer.kind === 'text' && !isLinked) resizeTextBox(session, input, { ...joinKey(what), side: what });
    else editor.run('resizeLayer', input, joinKey(what));
    if (isLinked) ratio.keep(editor.getState().design);
  };
  const move = (what: 'x' | 'y', dxMm: number, dyMm: number) =>
    editor.run('moveLayers', { layerIds: [id], dxMm, dyMm }, joinKey(what));
  const common = { disabled: locked };
  const sides = sideLimits(isLinked ? ratio.now : null);
  return (
    <Section title={t('box.title')}>
      <div className={fields.grid}>
        <NumberField
          {...common}
          label="X"
          value={seen.xMm}
          unit="mm"
          {...limits.x}
          testId="inspector-x"
          onChange={(x) => move('x', x - seen.xMm, 0)}
        />
        <NumberField
          {...common}
          label="Y"
          value={seen.yMm}
          unit="mm"
          {...limits.y}
          testId="inspector-y"
          onChange={(y) => move('y', 0, y - seen.yMm)}
        />
        <NumberField
          {...common}
          {...sides.width}
          unit="mm"
          label={t('box.width')}
          value={widthMm}
          testId="inspector-width"
          onChange={(width) => resize(width, isLinked ? width / ratio.now : heightMm, 'width')}
        />
        <NumberField
          {...common}
          {...sides.height}
          unit="mm"
          label={t('box.height')}
          value={heightMm}
          testId="inspector-height"
          onChange={(height) => resize(isLinked ? height * ratio.now : widthMm, height, 'height')}
        />
        <NumberField
          {...common}
          label={t('box.rotation')}
          value={rotationDeg}
          unit="°"
          min={-36_000}
          max={36_000}
          testId="inspector-rotation"
          onChange={(deg) =>
            editor.run('rotateLayer', { layerId: id, rotationDeg: deg }, joinKey('rotation'))
          }
        />
        <ToolButton
          label={t('box.keepRatio')}
          icon={isLinked ? Link2 : Link2Off}
          isPressed={isLinked}
          onClick={() => setLinked(!isLinked)}
        />
      </div>
    </Section>
  );
}

/** Whether sides belong together from the start: not those of shapes, patterns and bars. */
function hasOwnRatio(layer: Layer): boolean {
  if (layer.kind === 'code') return layer.code === 'qr';
  return layer.kind !== 'shape' && !(layer.kind === 'image' && layer.tile);
}

/**
 * The ratio that sides keep. A shape's or text's is remembered while figures are typed: their rounded sides would drift away from
 * it by way of small ones.
 */
function useRatio(layer: Layer) {
  const kept = useRef<{ widthMm: number; heightMm: number; ratio: number } | null>(null);
  const known = kept.current;
  const isKept = known && known.widthMm === layer.widthMm && known.heightMm === layer.heightMm;
  const now = isKept ? known.ratio : exactRatio(layer);
  return {
    now,
    /** After a change that kept it. */
    keep(design: DesignDocument) {
      const next = findLayer(design, layer.id)?.layer;
      if (next) kept.current = { widthMm: next.widthMm, heightMm: next.heightMm, ratio: now };
    },
  };
}
