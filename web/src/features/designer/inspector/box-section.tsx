import type { Layer } from '@diy/design/layers';
import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { ToolButton } from '../fields/tool-button.tsx';
import { useSession } from '../session/designer-context.ts';

/** Place, size and rotation in figures. X and Y are the box's top-left corner before rotation. */
export function BoxSection({ layer }: { layer: Layer }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const [isLinked, setLinked] = useState(layer.kind !== 'shape' && !(layer.kind === 'image' && layer.tile));
  const { id, xMm, yMm, widthMm, heightMm, rotationDeg, locked } = layer;
  const joinKey = (what: string) => ({ joinKey: `${what}:${id}` });

  const resize = (width: number, height: number, what: string) =>
    editor.run(
      'resizeLayer',
      {
        layerId: id,
        // The corner stays; for a turned box that is its corner before turning, as in the fields.
        xMm: xMm + (width - widthMm) / 2,
        yMm: yMm + (height - heightMm) / 2,
        widthMm: width,
        heightMm: height,
        scaleContent: isLinked && layer.kind === 'text',
      },
      joinKey(what),
    );
  const number = (
    label: string,
    value: number,
    testId: string,
    onChange: (value: number) => void,
    unit = 'mm',
  ) => (
    <NumberField
      label={label}
      value={value}
      unit={unit}
      disabled={locked}
      testId={`inspector-${testId}`}
      onChange={onChange}
      {...(testId === 'width' || testId === 'height' ? { min: 0.1, max: 5000 } : {})}
    />
  );
  return (
    <Section title={t('box.title')}>
      <div className={fields.grid}>
        {number('X', xMm - widthMm / 2, 'x', (x) =>
          editor.run('moveLayers', { layerIds: [id], dxMm: x - (xMm - widthMm / 2), dyMm: 0 }, joinKey('x')),
        )}
        {number('Y', yMm - heightMm / 2, 'y', (y) =>
          editor.run('moveLayers', { layerIds: [id], dxMm: 0, dyMm: y - (yMm - heightMm / 2) }, joinKey('y')),
        )}
        {number(t('box.width'), widthMm, 'width', (width) =>
          resize(width, isLinked ? (heightMm * width) / widthMm : heightMm, 'width'),
        )}
        {number(t('box.height'), heightMm, 'height', (height) =>
          resize(isLinked ? (widthMm * height) / heightMm : widthMm, height, 'height'),
        )}
        {number(
          t('box.rotation'),
          rotationDeg,
          'rotation',
          (deg) => editor.run('rotateLayer', { layerId: id, rotationDeg: deg }, joinKey('rotation')),
          '°',
        )}
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
