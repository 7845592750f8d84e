import type { ImageLayer, LayerShadow, ShapeLayer, VectorLayer } from '@diy/design/layers';
import { useSession } from '../../session/designer-context.ts';
import { ShadowSection } from './shadow-section.tsx';

type Shadowed = ImageLayer | ShapeLayer | VectorLayer;

/** The shadow of a picture, a shape or a vector. */
export function LayerShadowSection({ layer }: { layer: Shadowed }) {
  const { editor } = useSession();
  return (
    <ShadowSection
      shadow={layer.shadow ?? null}
      first={firstShadowOf(layer)}
      disabled={layer.locked}
      testId="layer-shadow"
      onChange={(shadow, what) =>
        editor.run(
          'updateLayer',
          { layerId: layer.id, patch: { shadow } },
          what ? { joinKey: `${what}:${layer.id}` } : {},
        )
      }
    />
  );
}

/** The shadow that it begins with: down to the right, in proportion to the layer. */
function firstShadowOf({ widthMm, heightMm }: Shadowed): LayerShadow {
  const shareOf = (share: number) => {
    const mm = Math.round(Math.min(widthMm, heightMm) * share * 10) / 10;
    return Math.min(Math.max(mm, 0.1), 10);
  };
  return { colour: '#211E1A', opacity: 0.4, dxMm: shareOf(0.02), dyMm: shareOf(0.03), blurMm: shareOf(0.05) };
}
