import type { OwnSurface } from '@diy/contract/own-templates/product';
import { useTranslation } from 'react-i18next';
import { USUAL_SIDES } from './usual-choices.ts';

/** How a surface is called: by its name, else by its place among the surfaces. */
export function useSurfaceName(): (surface: Pick<OwnSurface, 'name'>, index: number) => string {
  const { t } = useTranslation('own-templates');
  return ({ name }, index) => name || t(`product.side.${USUAL_SIDES[index] ?? 'front'}`);
}
