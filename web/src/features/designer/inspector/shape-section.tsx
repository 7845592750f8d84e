import type { ShapeLayer } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../fields/colour-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { Section } from '../fields/section.tsx';
import { useSession } from '../session/designer-context.ts';

/** A shape: fill, outline, corners, points. */
export function ShapeSection({ layer }: { layer: ShapeLayer }) {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const { fill, stroke, locked, id, shape } = layer;
  const set = (
    patch: Partial<Pick<ShapeLayer, 'fill' | 'stroke' | 'cornerRadiusMm' | 'points'>>,
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
            <ColourField
              label={t('text.colour')}
              value={fill}
              disabled={locked}
              testId="inspector-fill"
              onChange={(colour) => set({ fill: colour }, 'fill')}
            />
          ) : null}
          {shape === 'rect' ? (
            <NumberField
              label={t('shape.radius')}
              value={layer.cornerRadiusMm}
              unit="mm"
              min={0}
              max={2500}
              disabled={locked}
              onChange={(cornerRadiusMm) => set({ cornerRadiusMm }, 'radius')}
            />
          ) : null}
          {shape === 'star' ? (
            <NumberField
              label={t('shape.points')}
              value={layer.points}
              decimals={0}
              min={3}
              max={24}
              disabled={locked}
              onChange={(points) => set({ points: Math.round(points) }, 'points')}
            />
          ) : null}
        </Section>
      )}
      <Section
        title={t('text.stroke')}
        isOn={stroke !== null}
        disabled={locked}
        onToggle={(isOn) => set({ stroke: isOn ? { colour: '#211E1A', widthMm: 1 } : null })}
      >
        {stroke ? (
          <>
            <NumberField
              label={t('text.strokeWidth')}
              value={stroke.widthMm}
              unit="mm"
              step={0.1}
              decimals={2}
              min={0.01}
              max={200}
              disabled={locked}
              onChange={(widthMm) => set({ stroke: { ...stroke, widthMm } }, 'stroke')}
            />
            <ColourField
              label={t('text.colour')}
              value={stroke.colour}
              disabled={locked}
              onChange={(colour) => set({ stroke: { ...stroke, colour } }, 'stroke')}
            />
          </>
        ) : null}
      </Section>
    </>
  );
}
