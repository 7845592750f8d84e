import type { TextLayer } from '@diy/design/layers';
import { MAX_TEXT_STROKE_MM } from '@diy/design/layers';
import { useSession } from '../../session/designer-context.ts';
import { ShadowSection } from '../fill/shadow-section.tsx';
import { StrokeSection } from '../fill/stroke-section.tsx';
import { firstShadow, firstStroke } from './first-effects.ts';
import { TextArcSection } from './text-arc-section.tsx';

/** Bend, outline and shadow of a text, each switched on with values that suit its size. */
export function TextEffects({ layer }: { layer: TextLayer }) {
  const { editor } = useSession();
  const { stroke, shadow, locked, id } = layer;
  const set = (patch: Pick<Partial<TextLayer>, 'stroke' | 'shadow'>, what?: string) =>
    editor.run('updateLayer', { layerId: id, patch }, what ? { joinKey: `${what}:${id}` } : {});
  return (
    <>
      <TextArcSection layer={layer} />
      <StrokeSection
        stroke={stroke}
        first={firstStroke(layer)}
        maxMm={MAX_TEXT_STROKE_MM}
        disabled={locked}
        testId="text-stroke"
        onChange={(next, what) => set({ stroke: next }, what)}
      />
      <ShadowSection
        testId="text-shadow"
        shadow={shadow}
        first={firstShadow(layer)}
        disabled={locked}
        onChange={(next, what) => set({ shadow: next }, what)}
      />
    </>
  );
}
