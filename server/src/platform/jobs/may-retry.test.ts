import { expect, it } from 'vitest';
import { CannotSucceed } from '../errors/cannot-succeed.ts';
import { StorageFull } from '../storage/storage-errors.ts';
import { mayTryAgain } from './may-retry.ts';

const never = new CannotSucceed({ zh: '不行', en: 'no' });
const full = new StorageFull('ENOSPC');

it.each([
  ['what cannot succeed, not at all', never, { isLastAttempt: false, isStopping: false }, false],
  ['what may pass, again', full, { isLastAttempt: false, isStopping: false }, true],
  ['what may pass, not after the last try', full, { isLastAttempt: true, isStopping: false }, false],
  ['anything, when the worker stops', never, { isLastAttempt: true, isStopping: true }, true],
])('tries %s', (_name, error, { isLastAttempt, isStopping }, expected) => {
  const signal = isStopping ? AbortSignal.abort() : new AbortController().signal;
  expect(mayTryAgain(error, { isLastAttempt, signal })).toBe(expected);
});
