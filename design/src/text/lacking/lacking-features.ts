import { readFeatures, type TextLayer } from '../../layers/index.ts';
import type { FontFace } from '../fonts/font-face.ts';

/** Features that letters ask for and their fonts do not have, each once; what is only switched off needs none. */
export function lackingFeatures(
  layer: Pick<TextLayer, 'features' | 'spans'>,
  face: FontFace,
): readonly string[] {
  const { styled } = face;
  const asked = styled
    ? styled.styles.map(({ features }, style) => ({
        features: features ?? layer.features,
        of: styled.faces[style] ?? face,
      }))
    : [{ features: layer.features, of: face }];
  const lacking = asked.flatMap(({ features = '', of }) =>
    [...readFeatures(features)]
      .filter(([tag, value]) => value > 0 && of.featureTags && !of.featureTags.includes(tag))
      .map(([tag]) => tag),
  );
  return [...new Set(lacking)];
}
