import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';

/** The PSD as a smart object's mockup shows it, without artwork; null = it has none. */
export const objectPicture = ({ mockup }: Pick<PsdSurface, 'mockup'>): string | null =>
  mockup && `${mockup.base_url}/${mockup.asset.base}`;
