import { expect, it } from 'vitest';
import { readSequenceHeader } from './read-sequence-header.ts';

// First bytes of the AV1 data of files by several encoders; what they hold is what their makers say of them.
it.each<[string, string, { isMonochrome: boolean; isFullRange: boolean } | null]>([
  ['a still, colours, limited', '0a0a196a659e3fc1010d0904', { isMonochrome: false, isFullRange: false }],
  ['a still, one plane, limited', '0a095819bfffe2c0434248', { isMonochrome: true, isFullRange: false }],
  ['a still, one plane, full', '0a095819bfffe1808684d0', { isMonochrome: true, isFullRange: true }],
  ['12 bits, one plane', '0a0a596a659e3fc780868490', { isMonochrome: true, isFullRange: false }],
  ['behind a delimiter', '12000a051814e0a615', { isMonochrome: true, isFullRange: true }],
  ['all colours, full', '12000a0938223252d610202069', { isMonochrome: false, isFullRange: true }],
  ['not reduced, limited', '0a0b000000244f7e7f7ffe6010', { isMonochrome: false, isFullRange: false }],
  [
    'of an animation, full',
    '12000a0e00000003bcaca9b5f22021a0d080',
    { isMonochrome: false, isFullRange: true },
  ],
  ['cut off', '0a0a196a65', null],
  ['no sequence header', '120032021234', null],
  ['nothing', '', null],
])('%s', (_what, hex, expected) => {
  expect(readSequenceHeader(Buffer.from(hex, 'hex'))).toEqual(expected && expect.objectContaining(expected));
});
