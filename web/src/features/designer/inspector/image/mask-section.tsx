import { findLayer } from '@diy/design/document';
import {
  DEFAULT_POINT_COUNTS,
  type ImageLayer,
  type ImageMask,
  MAX_LAYER_MM,
  MAX_SHAPE_POINTS,
  type MaskShape,
  MIN_SHAPE_POINTS,
} from '@diy/design/layers';
import {
  ArrowBigRight,
  Badge,
  Ban,
  Circle,
  Cloud,
  Cross,
  Droplet,
  Heart,
  Hexagon,
  MessageSquare,
  Moon,
  Square,
  Star,
  Triangle,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../fields/amount-field.tsx';
import { type Choice, ChoiceField } from '../../fields/choice-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { Section } from '../../fields/section.tsx';
import { useEditor } from '../../session/designer-context.ts';
import { useLayerGesture } from '../use-layer-gesture.ts';

const SHAPES: readonly { id: MaskShape | 'none'; icon: Choice<string>['icon'] }[] = [
  { id: 'none', icon: Ban },
  { id: 'rect', icon: Square },
  { id: 'ellipse', icon: Circle },
  { id: 'triangle', icon: Triangle },
  { id: 'polygon', icon: Hexagon },
  { id: 'star', icon: Star },
  { id: 'burst', icon: Badge },
  { id: 'heart', icon: Heart },
  { id: 'arrow', icon: ArrowBigRight },
  { id: 'plus', icon: Cross },
  { id: 'drop', icon: Droplet },
  { id: 'moon', icon: Moon },
  { id: 'cloud', icon: Cloud },
  { id: 'bubble', icon: MessageSquare },
];

/** The shape a picture is cut to, with its corners or points. The picture itself stays whole. */
export function MaskSection({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation('designer');
  const { id, locked, widthMm, heightMm } = layer;
  const { set, slide, end } = useLayerGesture(id);
  const mask = useEditor((state) => maskOf(findLayer(state.design, id)?.layer));
  const maxMm = Math.floor(Math.min(widthMm, heightMm, MAX_LAYER_MM) * 5) / 10;
  const shape = mask?.shape ?? 'none';
  const choose = (next: MaskShape | 'none') => set({ mask: next === 'none' ? null : newMask(next, maxMm) });
  const choices = SHAPES.map(({ id: one, icon }) => ({
    id: one,
    label: t(one === 'none' ? 'mask.none' : `shape.${one}`),
    icon,
  }));
  const rounded = (cornerRadiusMm: number) => ({ mask: { ...mask, shape: 'rect' as const, cornerRadiusMm } });
  return (
    <Section title={t('mask.title')}>
      <ChoiceField
        label={t('mask.shape')}
        value={shape}
        choices={choices}
        disabled={locked}
        testId="mask"
        areMany
        onChange={choose}
      />
      {mask?.shape === 'rect' ? (
        <AmountField
          key={id}
          label={t('shape.radius')}
          value={Math.min(mask.cornerRadiusMm ?? 0, Math.max(maxMm, 0.1))}
          unit="mm"
          min={0}
          max={Math.max(maxMm, 0.1)}
          step={0.5}
          decimals={1}
          disabled={locked}
          testId="mask-radius"
          onChange={(mm) => set(rounded(mm), 'mask-radius')}
          onSlide={(mm) => slide(rounded(mm))}
          onSlideEnd={end}
        />
      ) : null}
      {mask && DEFAULT_POINT_COUNTS[mask.shape] !== undefined ? (
        <NumberField
          label={t('shape.points')}
          value={mask.points ?? DEFAULT_POINT_COUNTS[mask.shape] ?? 3}
          decimals={0}
          min={MIN_SHAPE_POINTS}
          max={MAX_SHAPE_POINTS}
          disabled={locked}
          testId="mask-points"
          onChange={(points) => set({ mask: { ...mask, points: Math.round(points) } }, 'mask-points')}
        />
      ) : null}
    </Section>
  );
}

/** A rectangle starts with corners that can be seen: without any it would be the box. */
function newMask(shape: MaskShape, maxMm: number): ImageMask {
  return shape === 'rect' ? { shape, cornerRadiusMm: Math.round(maxMm * 2) / 10 } : { shape };
}

function maskOf(layer: { kind: string; mask?: ImageMask | null } | undefined): ImageMask | null {
  return layer?.kind === 'image' ? (layer.mask ?? null) : null;
}
