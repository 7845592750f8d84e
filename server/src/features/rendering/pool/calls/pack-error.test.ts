import { DrawingError } from '@diy/design/painting';
import { expect, it } from 'vitest';
import { CanvasTooLarge } from '../../../../platform/canvas/canvas-too-large.ts';
import { cannotSucceed } from '../../../../platform/errors/cannot-succeed.ts';
import { UnreadablePicture } from '../../../../platform/pictures/unreadable-picture.ts';
import { isStoreUnreachable } from '../../../../platform/storage/is-store-unreachable.ts';
import { StoreFailed } from '../../../../platform/storage/remote/call-store.ts';
import { ObjectMissing, StorageFull, StoreFolderGone } from '../../../../platform/storage/storage-errors.ts';
import { UnprintableDesign } from '../../preflight/check-design.ts';
import { toRenderReason } from '../../preflight/user-facing-reason.ts';
import { BrokenFile } from '../../print/check-file.ts';
import { ParityError } from '../../print/parity/parity-error.ts';
import { packError, unpackError } from './pack-error.ts';

const sent = (error: unknown) => unpackError(structuredClone(packError(error)));

it.each([
  [
    'an unprintable design',
    new UnprintableDesign({
      id: 'rendering.blank-surface',
      params: { surfaceZh: '正面', surfaceEn: 'Front' },
    }),
  ],
  ['a print unlike its preview', new ParityError({ xMm: 12.5, yMm: 40, share: 0.25 })],
  ['a broken file', new BrokenFile('no end')],
  ['something missing to draw', new DrawingError('missing-image', 'layer-1', 'image-1')],
  ['a damaged picture', new UnreadablePicture('damaged', '海边.jpg')],
  ['a canvas nothing could hold', new CanvasTooLarge(1e6, 1e6)],
  ['a full disk', new StorageFull('ENOSPC')],
  ['a missing file', new ObjectMissing('pub/mockups/a.webp')],
  ['a folder that is not there', new StoreFolderGone('/data', new Error('ENOENT'))],
  ['a store that is away', new StoreFailed(0, 'ECONNRESET')],
  ['a store that refuses', new StoreFailed(403, 'AccessDenied')],
])('%s is the same on the other side, and so is what people are told', (_name, error) => {
  const arrived = sent(error);
  expect(arrived).toBeInstanceOf(error.constructor);
  expect(arrived).toMatchObject({ name: error.name, message: error.message, stack: error.stack });
  expect({ ...arrived }).toEqual({ ...error });
  expect(toRenderReason(arrived)).toEqual(toRenderReason(error));
  expect(cannotSucceed(arrived)).toBe(cannotSucceed(error));
  expect(isStoreUnreachable(arrived)).toBe(isStoreUnreachable(error));
});

it('of any other error the words and the place stay', () => {
  const error = new RangeError('too far');
  const arrived = sent(error);
  expect(arrived).toMatchObject({ name: 'RangeError', message: 'too far', stack: error.stack });
  expect(sent('just words').message).toBe('just words');
});
