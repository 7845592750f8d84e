import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readableColour } from '../../actions/text/readable-colour.ts';
import { activeSurface, productHex } from '../../session/active-surface.ts';
import { useRestingEditor, useSession } from '../../session/designer-context.ts';
import type { Graphic, GraphicCategory } from '../graphics/graphic.ts';
import { useGraphics } from '../graphics/use-graphics.ts';
import { composeStart } from './compose-start.ts';
import type { StartDesign } from './start-design.ts';

/** The start designs on the active surface, made again when the surface, the size or the product's colour changes. */
export function useCompose(categories: readonly GraphicCategory[]) {
  const { i18n } = useTranslation('designer');
  const session = useSession();
  const { template, editor } = session;
  const { graphics, isPending, hasFailed, retry } = useGraphics(categories);
  const surface = useRestingEditor((state) => activeSurface(template, state)?.surface ?? null);
  const area = useRestingEditor((state) => activeSurface(template, state)?.area ?? null);
  const ground = useRestingEditor((state) => productHex(template, state.design));
  const { language } = i18n;
  const count = graphics.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made again each time, its entries stay
  const compose = useMemo(() => {
    const byId = new Map<string, Graphic>(graphics.map((one) => [one.id, one]));
    const known = new Map<string, ReturnType<typeof composeStart>>();
    return (design: StartDesign) => {
      if (!surface || !area || isPending) return null;
      const found = known.get(design.id);
      if (found) return found;
      const layers = composeStart(design, {
        surface,
        area,
        language,
        ink: readableColour(ground),
        graphicOf: (_, id) => byId.get(id),
        newId: () => editor.newId(),
      });
      known.set(design.id, layers);
      return layers;
    };
  }, [count, isPending, surface, area, ground, language, editor]);
  return { compose, area, ground, hasFailed, retry };
}
