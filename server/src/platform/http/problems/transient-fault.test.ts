import { describe, expect, it } from 'vitest';
import { TooBusy } from '../../concurrency/work-slots.ts';
import { ChildEnded } from '../../process/limited-child.ts';
import { StoreFailed } from '../../storage/remote/call-store.ts';
import { StorageFull, StoreFolderGone } from '../../storage/storage-errors.ts';
import { transientFault } from './transient-fault.ts';

const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

describe('transientFault', () => {
  it.each<[string, unknown, string]>([
    ['a store that is not reached', new StoreFailed(0, 'ECONNREFUSED', reset), 'storage unavailable'],
    ['a store that fails', new StoreFailed(503, 'SlowDown'), 'storage unavailable'],
    ['a store that asks to wait', new StoreFailed(429, ''), 'storage unavailable'],
    [
      'a store behind another error',
      new Error('not read', { cause: new StoreFailed(500, '') }),
      'storage unavailable',
    ],
    ['a folder that is not there', new StoreFolderGone('/srv/files', reset), 'storage unavailable'],
    ['a full queue', new TooBusy(), 'too busy'],
    ['a server that stops', new ChildEnded('stopping'), 'stopping'],
    ['a lost connection to the database', reset, 'database unavailable'],
  ])('%s', (_what, error, what) => expect(transientFault(error)?.what).toBe(what));

  it.each<[string, unknown]>([
    ['a store that forbids', new StoreFailed(403, 'AccessDenied')],
    ['a store that cannot do it', new StoreFailed(501, 'NotImplemented')],
    ['a full store', new StorageFull(new StoreFailed(507, 'StorageFull'))],
    ['a killed reader', new ChildEnded('time')],
    ['a fault of ours', new TypeError('x is undefined')],
    [
      'a fault with itself as its cause',
      Object.assign(new Error('a'), {
        get cause() {
          return this;
        },
      }),
    ],
    ['no error', 'text'],
  ])('not %s', (_what, error) => expect(transientFault(error)).toBeNull());
});
