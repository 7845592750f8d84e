import type { OwnSurface } from '@diy/contract/own-templates/product';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SIDES } from './default-choices.ts';

/** How a surface is called: by its name, else by its place among the surfaces. */
export function useSurfaceName(): (surface: Pick<OwnSurface, 'name'>, index: number) => string {
  const { t } = useTranslation('own-templates');
  return ({ name }, index) => name || t(`product.side.${DEFAULT_SIDES[index] ?? 'front'}`);
}
