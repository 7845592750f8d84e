import { expect, it } from 'vitest';
import { CannotSucceed } from '../errors/cannot-succeed.ts';
import { StorageFull } from '../storage/storage-errors.ts';
import { mayTryAgain } from './may-retry.ts';

const never = new CannotSucceed({ zh: '不行', en: 'no' });
const full = new StorageFull('ENOSPC');

it.each([
  ['what cannot succeed, not at all', never, { attempt: 1 }, false],
  ['what may pass, again', new Error('connection lost'), { attempt: 4 }, true],
  ['what may pass, not after the last try', full, { attempt: 5, isLastAttempt: true }, false],
  ['a full disk, twice more', full, { attempt: 2 }, true],
  ['a full disk, not for longer than that', full, { attempt: 3 }, false],
  ['anything, when the worker stops', never, { attempt: 5, isLastAttempt: true, isStopping: true }, true],
])('tries %s', (_name, error, { attempt, isLastAttempt = false, isStopping }: Attempt, expected) => {
  const signal = isStopping ? AbortSignal.abort() : new AbortController().signal;
  expect(mayTryAgain(error, { attempt, isLastAttempt, signal })).toBe(expected);
});

interface Attempt {
  attempt: number;
  isLastAttempt?: boolean;
  isStopping?: boolean;
}
