import { expect, it } from 'vitest';
import { UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { StorageFull } from '../../../../platform/storage/storage-errors.ts';
import { isEnvironmentError, nameFullDiskByText } from './is-environment-error.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each<[string, unknown, boolean]>([
  ['a full disk by its code', coded('ENOSPC'), true],
  ['a folder that may not be read', coded('EACCES'), true],
  ['too many open files', coded('EMFILE'), true],
  ['a full store', new StorageFull(coded('ENOSPC')), true],
  ['the text of another process', new Error("ENOENT: no such file or directory, open '/a'"), true],
  [
    'libvips that cannot write',
    new Error('wbuffer_write: write failed\nunix error: No space left on device'),
    true,
  ],
  ['libvips that cannot open', new Error('VipsImage: unable to open\nsystem error: Permission denied'), true],
  ['sharp without its file', new Error('Input file is missing: /a'), true],
  ['a decoder that took too long', new Error('timeout: 42% complete'), true],
  ['a damaged WebP', new Error('webp2vips: unable to parse image'), false],
  ['a picture cut short', new Error('VipsJpeg: premature end of JPEG image'), false],
  ['no picture', new Error('Input file contains unsupported image format'), false],
  ['a kind that is not read', new UnreadPicture('ETC2: not read'), false],
  ['a code that is none of the system', coded('ERR_ZLIB'), false],
  ['no error', 'ENOSPC', false],
])('knows %s', (_, error, expected) => {
  expect(isEnvironmentError(error)).toBe(expected);
});

it('names a full disk by the text of another process', () => {
  expect(nameFullDiskByText(new Error('unix error: No space left on device'))).toBeInstanceOf(StorageFull);
  const other = coded('EACCES');
  expect(nameFullDiskByText(other)).toBe(other);
});
