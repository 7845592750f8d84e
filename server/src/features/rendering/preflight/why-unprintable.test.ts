import { renderReasonText } from '@diy/contract/designs/render-reasons';
import { DesignFormatError } from '@diy/design/document';
import { DrawingError } from '@diy/design/painting';
import { describe, expect, it } from 'vitest';
import { CanvasTooLarge } from '../../../platform/canvas/canvas-too-large.ts';
import { cannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import { UnreadablePicture } from '../../../platform/pictures/unreadable-picture.ts';
import { ObjectMissing, StorageFull } from '../../../platform/storage/storage-errors.ts';
import { BrokenFile } from '../print/check-file.ts';
import { ParityError } from '../print/parity/parity-error.ts';
import { UnprintableDesign } from './check-design.ts';
import { toRenderReason, userFacingReason } from './user-facing-reason.ts';
import { type MakingOf, whyUnprintable } from './why-unprintable.ts';

const making = {
  key: '3f9a27c1aa',
  template: { definition: { title: { zh: '马克杯', en: 'Mug' } } },
  surface: { name: { zh: '环绕', en: 'Wrap' } },
} as unknown as MakingOf;

const parityError = () => new ParityError({ xMm: 12.345, yMm: 6, share: 0.5 });

const reasonOf = (error: unknown, locale: 'zh' | 'en' = 'zh') => {
  const named = whyUnprintable(error, making);
  if (!(named instanceof UnprintableDesign)) throw new Error('not named');
  expect(named.cause).toBe(error);
  expect(cannotSucceed(named)).toBe(true);
  return renderReasonText(named.reason, locale);
};

describe('what the same design always gives has a reason that helps', () => {
  it.each<[string, unknown, RegExp, RegExp]>([
    [
      'a print unlike its preview',
      parityError(),
      /“环绕”.*重新生成也不会改变.*编号 3F9A27C1/,
      /“Wrap”.*3F9A27C1/,
    ],
    ['a file that is broken twice', new BrokenFile('cut off'), /“环绕”.*两次.*3F9A27C1/, /twice in a row/],
    [
      'a damaged picture',
      new UnreadablePicture('damaged', '猫.jpg'),
      /“猫.jpg”.*损坏/,
      /“猫.jpg” is damaged/,
    ],
    ['a picture that is gone', new UnreadablePicture('missing', '猫.jpg'), /“猫.jpg”.*不在/, /no longer/],
    ['too many pixels', new CanvasTooLarge(90000, 90000), /90000 × 90000/, /90000 × 90000/],
    ['something missing to draw', new DrawingError('missing-font', 'l', 'f'), /无法读取/, /cannot be read/],
    [
      'a code that its value does not make',
      new DrawingError('invalid-code', 'l', 'ean-13'),
      /条码/,
      /barcode/,
    ],
    ['a file of the template that is gone', new ObjectMissing('pub/a.webp'), /“马克杯”/, /“Mug”/],
  ])('%s', (_name, error, zh, en) => {
    expect(reasonOf(error)).toMatch(zh);
    expect(reasonOf(error, 'en')).toMatch(en);
    expect(reasonOf(error)).not.toContain('undefined');
    expect(reasonOf(error, 'en')).not.toContain('undefined');
  });

  it('names the place in millimetres where the comparison knows it', () => {
    expect(reasonOf(parityError())).toContain('距左边 12.3 mm、距上边 6 mm');
    expect(reasonOf(parityError(), 'en')).toContain('12.3 mm from the left, 6 mm from the top');
  });
});

it.each([
  ['a full disk', new StorageFull('ENOSPC')],
  ['a store that does not answer', new Error('connect ECONNREFUSED')],
  ['a document of a newer program', new DesignFormatError('newer-format')],
])('%s may pass, and stays what it is', (_name, error) => {
  expect(whyUnprintable(error, making)).toBe(error);
});

it('of a design that cannot be read at all, or has lost its template, the reason is kept', () => {
  expect(toRenderReason(new DesignFormatError('invalid')).id).toBe('rendering.invalid-document');
  expect(userFacingReason(new DesignFormatError('invalid'))).toMatchObject({
    id: 'rendering.invalid-document',
  });
  expect(toRenderReason(new DesignFormatError('newer-format')).id).toBe('rendering.went-wrong');
  expect(toRenderReason(notFound('templates')).id).toBe('rendering.template-gone');
  expect(userFacingReason(new StorageFull('ENOSPC'))).toBeNull();
});

it('reads reasons kept by older versions, which name no surface', () => {
  const old = { id: 'rendering.differs-from-preview', params: {} };
  expect(renderReasonText(old, 'zh')).toBe(
    '生产图与预览不一致。为避免印错，这张图没有采用，重新生成也不会改变。请联系管理员',
  );
});
