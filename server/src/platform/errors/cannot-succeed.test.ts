import { DesignFormatError } from '@diy/design/document';
import { DrawingError } from '@diy/design/painting';
import { expect, it } from 'vitest';
import { UnreadablePicture } from '../pictures/unreadable-picture.ts';
import { ObjectMissing, StorageFull } from '../storage/storage-errors.ts';
import { CannotSucceed, cannotSucceed } from './cannot-succeed.ts';
import { notFound } from './refusal.ts';

const text = { zh: '不行', en: 'no' };
const coded = (code: string) => Object.assign(new Error(code), { code });

it.each<[string, unknown, boolean]>([
  ['one that says so', new CannotSucceed(text), true],
  ['a damaged picture', new UnreadablePicture('damaged', 'a.png'), true],
  ['a template version that is gone', notFound('templates'), true],
  ['something missing to draw', new DrawingError('missing-image', 'layer', 'image'), true],
  ['an invalid document', new DesignFormatError('invalid'), true],
  ['a document of a newer program, which a newer worker reads', new DesignFormatError('newer-format'), false],
  ['a figure out of range', coded('22003'), true],
  ['a deadlock', coded('40P01'), false],
  ['two that came at the same time', coded('23505'), false],
  ['a database that is away', coded('57P01'), false],
  ['a network that is away', coded('ECONNREFUSED'), false],
  ['a full disk', new StorageFull('ENOSPC'), false],
  ['a missing object, of which it depends whose it is', new ObjectMissing('pub/a.png'), false],
  ['an error nobody foresaw', new TypeError('fetch failed'), false],
  ['no error at all', 'words', false],
])('%s', (_name, error, expected) => {
  expect(cannotSucceed(error)).toBe(expected);
});
