import {
  DEFAULT_POINT_COUNTS,
  MAX_CORNER_MM,
  MAX_SHAPE_POINTS,
  MAX_SHAPE_STROKE_MM,
  MIN_SHAPE_POINTS,
  type ShapeLayer,
} from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { useSession } from '../session/designer-context.ts';
import { FillField } from './fill/fill-field.tsx';
import { LayerShadowSection } from './fill/layer-shadow-section.tsx';
import { LineEndsSection } from './fill/line-ends-section.tsx';
import { StrokeSection } from './fill/stroke-section.tsx';

/** A shape: fill, outline, corners, points. */
export function ShapeSection({ layer }: { layer: ShapeLayer }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const { fill, stroke, locked, id, shape } = layer;
  const set = (
    patch: Partial<Pick<ShapeLayer, 'fill' | 'gradient' | 'stroke' | 'ends' | 'cornerRadiusMm' | 'points'>>,
    what?: string,
  ) => editor.run('updateLayer', { layerId: id, patch }, what ? { joinKey: `${what}:${id}` } : {});
  return (
    <>
      {shape === 'line' ? null : (
        <Section
          title={t('shape.fill')}
          isOn={fill !== null}
          disabled={locked}
          onToggle={(isOn) => set({ fill: isOn ? '#D9442B' : null })}
        >
          {fill ? (
            <FillField
              colour={fill}
              gradient={layer.gradient}
              disabled={locked}
              testId="inspector-fill"
              onChange={(patch, what) => set('colour' in patch ? { fill: patch.colour } : patch, what)}
            />
          ) : null}
          {shape === 'rect' ? (
            <NumberField
              label={t('shape.radius')}
              value={layer.cornerRadiusMm}
              unit="mm"
              min={0}
              max={MAX_CORNER_MM}
              disabled={locked}
              onChange={(cornerRadiusMm) => set({ cornerRadiusMm }, 'radius')}
            />
          ) : null}
          {DEFAULT_POINT_COUNTS[shape] !== undefined ? (
            <NumberField
              label={t('shape.points')}
              value={layer.points}
              decimals={0}
              min={MIN_SHAPE_POINTS}
              max={MAX_SHAPE_POINTS}
              disabled={locked}
              onChange={(points) => set({ points: Math.round(points) }, 'points')}
            />
          ) : null}
        </Section>
      )}
      <StrokeSection
        stroke={stroke}
        first={{ colour: '#211E1A', widthMm: 1 }}
        maxMm={MAX_SHAPE_STROKE_MM}
        hasDashes
        disabled={locked}
        onChange={(next, what) => set({ stroke: next }, what)}
      />
      {shape === 'line' ? (
        <LineEndsSection ends={layer.ends} disabled={locked} onChange={(ends) => set({ ends })} />
      ) : null}
      <LayerShadowSection layer={layer} />
    </>
  );
}
