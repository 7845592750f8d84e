import { message } from '@diy/contract/messages';
import { CannotSucceed } from '../errors/cannot-succeed.ts';
import { ObjectMissing } from '../storage/storage-errors.ts';

/** `damaged`: its bytes are no picture. `missing`: the store works, and has no such object. */
export type PictureFault = 'damaged' | 'missing';

/** A picture of the library whose file cannot be read, now or later: somebody has to upload it again. */
export class UnreadablePicture extends CannotSucceed {
  constructor(
    readonly fault: PictureFault,
    /** The picture's name in the library. */
    readonly picture: string,
    options?: ErrorOptions,
  ) {
    super(
      fault === 'damaged'
        ? message('rendering.damaged-picture', { picture })
        : message('rendering.picture-gone', { picture }),
      options,
    );
    this.name = 'UnreadablePicture';
  }
}

/** libvips reports these for files it could not open, which is not the picture's fault. */
const ELSEWHERE =
  /input file is missing|unable to open|out of memory|allocation failed|too many open files|EIO|EMFILE|ENOENT/i;

/**
 * Finds a picture's file and decodes it. Throws UnreadablePicture when the picture is the cause; other errors (a store
 * that does not respond, memory) are rethrown.
 */
export async function readPicture<T>(
  picture: string,
  find: () => Promise<string>,
  decode: (path: string) => Promise<T>,
): Promise<T> {
  const path = await find().catch((error: unknown) => {
    throw error instanceof ObjectMissing
      ? new UnreadablePicture('missing', picture, { cause: error })
      : error;
  });
  return decode(path).catch((error: unknown) => {
    if (error instanceof Error && ELSEWHERE.test(error.message)) throw error;
    throw new UnreadablePicture('damaged', picture, { cause: error });
  });
}
