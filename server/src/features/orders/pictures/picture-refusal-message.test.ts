import { message } from '@diy/contract/messages';
import { expect, it } from 'vitest';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { pictureRefusalMessage } from './picture-refusal-message.ts';

const refusal = (text: ReturnType<typeof message>) => new Refusal(text, [], text.id);

it.each<[string, unknown, string | null]>([
  [
    'a used-up storage',
    refusal(message('budgets.storage-used-up', { most: '1 GB' })),
    'budgets.storage-used-up',
  ],
  ['used-up images', refusal(message('budgets.images-used-up', { most: 5 })), 'budgets.images-used-up'],
  ['a full disk', refusal(message('images.storage-full')), null],
  ['a damaged picture', refusal(message('images.corrupt')), 'orders.picture-unusable'],
  ['an error of ours', new Error('budgets.images-used-up'), null],
  ['nothing at all', undefined, null],
])('after %s the line says its own reason', (_, error, id) => {
  expect(pictureRefusalMessage(error, '照片')?.id ?? null).toBe(id);
});
