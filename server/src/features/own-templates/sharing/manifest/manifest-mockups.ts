import { filesOfPsdMockup, type PsdMockupFile, psdMockupAsset } from '../../psd/psd-mockup-asset.ts';
import type { ManifestSurface, ProductManifest } from './product-manifest.ts';

/** A mockup of a file with what it consists of. */
export interface ManifestMockup {
  hash: string;
  asset: ReturnType<typeof psdMockupAsset>;
  files: PsdMockupFile[];
}

/** The mockup of a smart object, as its file says what it consists of. */
export function mockupOf(surface: ManifestSurface): ManifestMockup | null {
  if (!surface.mockup) return null;
  const { hash, ...parts } = surface.mockup;
  const asset = psdMockupAsset(parts, surface);
  return { hash, asset, files: filesOfPsdMockup(asset) };
}

/** All mockups of a file, each once. */
export function mockupsOf({ psds }: Pick<ProductManifest, 'psds'>): ManifestMockup[] {
  const all = psds.flatMap(({ surfaces }) => surfaces.flatMap((surface) => mockupOf(surface) ?? []));
  return [...new Map(all.map((one) => [one.hash, one])).values()];
}
