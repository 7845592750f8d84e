// @vitest-environment happy-dom
import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnPlace } from '@diy/contract/own-templates/product';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { psdMockupQuery } from '../psd/use-psd-mockup.ts';
import { newProduct } from './draft/product-draft.ts';
import { useShownPictures } from './use-shown-pictures.ts';

afterEach(cleanup);

const image = (id: string, is_psd: boolean): OwnImage => ({
  ...{ id, name: `${id}.psd`, url: `https://files/${id}.jpg`, width: 900, height: 700 },
  is_psd,
});
const object = (key: string, isMade = true): PsdSurface =>
  ({
    key,
    mockup: isMade ? { base_url: `https://files/${key}`, asset: { base: 'base.webp' } } : null,
  }) as PsdSurface;
const printed = (...keys: string[]): OwnPlace[] =>
  keys.map((surface) => ({ surface: 'front', psd: { surface } }));

function shown(read: PsdSurface[] | null, imageId: string, places: OwnPlace[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (read) queries.setQueryData(psdMockupQuery('psd').queryKey, read);
  const images = new Map(['psd', 'photo'].map((id) => [id, image(id, id === 'psd')]));
  const first = newProduct(images.get('psd')!).pictures[0]!;
  const pictures = [{ ...first, image_id: imageId, places: [], photos: [] }];
  pictures.push({ ...first, image_id: imageId, places, photos: [] } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useShownPictures({ pictures }, images), { wrapper });
  return result.current(imageId, places);
}

const READ = [object('bag'), object('bag@artboard-1'), object('bag@artboard-2'), object('tag', false)];

it.each([
  ['the whole of a PSD', READ, 'psd', printed('bag'), 'https://files/bag/base.webp'],
  ['a view', READ, 'psd', printed('bag@artboard-1'), 'https://files/bag@artboard-1/base.webp'],
  ['another view', READ, 'psd', printed('bag@artboard-2'), 'https://files/bag@artboard-2/base.webp'],
  [
    'two smart objects of a view',
    READ,
    'psd',
    printed('bag@artboard-2', 'tag'),
    'https://files/bag@artboard-2/base.webp',
  ],
  ['a smart object without a mockup', READ, 'psd', printed('tag'), 'https://files/psd.jpg'],
  ['one that the PSD has no more', READ, 'psd', printed('cup'), 'https://files/psd.jpg'],
  ['a PSD that is not read yet', null, 'psd', printed('bag'), 'https://files/psd.jpg'],
  ['a PSD marked by hand', READ, 'psd', [], 'https://files/psd.jpg'],
  ['a photograph', READ, 'photo', [], 'https://files/photo.jpg'],
  ['an image that is gone', READ, 'gone', [], null],
])('shows %s', (_, read, imageId, places, url) => {
  expect(shown(read, imageId, places)).toBe(url);
});
