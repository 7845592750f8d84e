import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnPicture, OwnPlace } from '@diy/contract/own-templates/product';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { expect, it } from 'vitest';
import { unprovenPsds } from './unproven-psds.ts';

const object = (key: string, is_unproven: boolean): PsdSurface =>
  ({ key, is_unproven, mockup: { base_url: `/mockups/${key}`, asset: { base: 'base.webp' } } }) as PsdSurface;
const READ: Record<string, PsdSurface[]> = {
  bag: [object('print', true), object('tag', true), object('lining', false)],
  cup: [object('print', false)],
};
const on = (key: string): OwnPlace => ({ surface: 'front', psd: { surface: key } });
const picture = (image_id: string, places: OwnPlace[], photos: unknown[] = []): OwnPicture =>
  ({ image_id, places, photos }) as unknown as OwnPicture;
const images = new Map([['bag', { name: 'bag.psd', url: '/own/bag.jpg' } as OwnImage]]);
const find = (pictures: OwnPicture[], compared: string[] = []) =>
  unprovenPsds({ pictures }, (id) => READ[id], { compared: new Set(compared), images });

it('finds a PSD that nothing proves once, with its two pictures', () => {
  expect(find([picture('bag', [on('print')]), picture('bag', [on('tag')])])).toEqual([
    { imageId: 'bag', name: 'bag.psd', ownUrl: '/own/bag.jpg', mockupUrl: '/mockups/print/base.webp' },
  ]);
});

it('finds one among the photographs of colours', () => {
  const photo = { image_id: 'bag', places: [on('tag')], colours: [] };
  expect(find([picture('cup', [on('print')], [photo])]).map(({ imageId }) => imageId)).toEqual(['bag']);
  // Its places are those of the picture unless it has its own.
  expect(find([picture('cup', [on('print')], [{ ...photo, places: [] }])])).toHaveLength(1);
});

it.each<[string, OwnPicture[], string[]]>([
  ['one that its file proves', [picture('cup', [on('print')])], []],
  ['a smart object that is proven', [picture('bag', [on('lining')])], []],
  ['one that a person has compared', [picture('bag', [on('print')])], ['bag']],
  ['one that is marked by hand', [picture('bag', [{ surface: 'front', marks: {} } as never])], []],
  ['one of which nothing is known yet', [picture('box', [on('print')])], []],
])('asks nothing about %s', (_, pictures, compared) => {
  expect(find(pictures, compared)).toEqual([]);
});
