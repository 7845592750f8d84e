import type { OwnPlace, OwnSurface } from '@diy/contract/own-templates/product';
import type { PhotoPlace } from '@diy/design/photo-mockup';
import { useMemo } from 'react';

/** The surfaces marked on a photograph, for its preview; the same object while nothing of them changes. Null for a PSD. */
export function usePhotoPlaces(
  surfaces: readonly OwnSurface[],
  places: readonly OwnPlace[],
): readonly PhotoPlace[] | null {
  const said = JSON.stringify(
    places.map(({ surface, marks }) => {
      const { width_mm = 1, height_mm = 1 } = surfaces.find(({ id }) => id === surface) ?? {};
      return { surface, marks, widthMm: width_mm || 1, heightMm: height_mm || 1 };
    }),
  );
  const isPsd = places.some(({ psd }) => psd !== undefined);
  return useMemo(() => (isPsd ? null : (JSON.parse(said) as PhotoPlace[])), [isPsd, said]);
}
