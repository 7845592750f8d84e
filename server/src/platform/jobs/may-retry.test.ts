import { DesignFormatError } from '@diy/design/document';
import { expect, it } from 'vitest';
import { CannotSucceed } from '../errors/cannot-succeed.ts';
import { StoreFailed } from '../storage/remote/call-store.ts';
import { StorageFull } from '../storage/storage-errors.ts';
import { mayRetry } from './may-retry.ts';

const never = new CannotSucceed({ zh: '不行', en: 'no' });
const away = new Error('not read', { cause: new StoreFailed(0, 'ECONNREFUSED') });
const newer = new DesignFormatError('newer-format');
const damaged = new DesignFormatError('invalid');
const full = new StorageFull('ENOSPC');

it.each([
  ['what cannot succeed, not at all', never, { attempt: 1 }, false],
  ['what may pass, again', new Error('connection lost'), { attempt: 4 }, true],
  ['what may pass, not after the last try', full, { attempt: 5, isLastAttempt: true }, false],
  ['a document for a newer worker, however often', newer, { attempt: 5, isLastAttempt: true }, true],
  [
    'a document for a newer worker, not for days',
    newer,
    { attempt: 5, isLastAttempt: true, mayWait: false },
    false,
  ],
  ['a damaged document, not at all', damaged, { attempt: 1 }, false],
  ['a full disk, twice more', full, { attempt: 2 }, true],
  ['a full disk, not for longer than that', full, { attempt: 3 }, false],
  ['a store that is away, however often', away, { attempt: 5, isLastAttempt: true }, true],
  ['a store that is away, not for days', away, { attempt: 5, isLastAttempt: true, mayWait: false }, false],
  [
    'a store that forbids, not at all times',
    new StoreFailed(403, 'AccessDenied'),
    { attempt: 5, isLastAttempt: true },
    false,
  ],
  ['anything, when the worker stops', never, { attempt: 5, isLastAttempt: true, isStopping: true }, true],
])('tries %s', (_name, error, given: Attempt, expected) => {
  const { attempt, isLastAttempt = false, mayWait = true, isStopping } = given;
  const signal = isStopping ? AbortSignal.abort() : new AbortController().signal;
  expect(mayRetry(error, { attempt, isLastAttempt, mayWait, signal })).toBe(expected);
});

interface Attempt {
  attempt: number;
  isLastAttempt?: boolean;
  mayWait?: boolean;
  isStopping?: boolean;
}
