import { describe, expect, it } from 'vitest';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { GenerationError } from '../providers/generation-failure.ts';
import { keepPaid } from './keep-paid.ts';

const away = new Error('connect ECONNREFUSED');

/** Keeps a picture of 0.3 whose first tries fail with these; the outcome, and how often it was tried. */
async function keepAfter(failures: unknown[], signal = new AbortController().signal) {
  let tries = 0;
  const seen: unknown[] = [];
  const keep = async () => {
    const failure = failures[tries];
    tries += 1;
    if (failure) throw failure;
  };
  const outcome = await keepPaid(
    keep,
    { cost: 0.3, signal, onFailure: (error) => seen.push(error) },
    [1, 1],
  ).then(
    () => 'kept',
    (error: unknown) => error,
  );
  return { outcome, tries, seen };
}

describe('a picture that is paid for', () => {
  it.each([
    ['at once', [], 1],
    ['when the store is back', [away], 2],
    ['at the last try', [away, away], 3],
  ])('is kept %s', async (_name, failures, tries) => {
    expect(await keepAfter(failures)).toEqual({ outcome: 'kept', tries, seen: failures });
  });

  it.each([
    ['a store that stays away', [away, away, away, away], 3, 'not-kept'],
    ['a full disk', [new StorageFull(null)], 1, 'storage-full'],
    ['no picture at all', [new GenerationError('bad-picture')], 1, 'bad-picture'],
  ])('is charged in spite of %s', async (_name, failures, tries, id) => {
    expect(await keepAfter(failures)).toMatchObject({ outcome: { id, paid: { cost: 0.3 } }, tries });
  });

  it('is left to the next worker when this one stops', async () => {
    const reason = new Error('stopping');
    expect(await keepAfter([away], AbortSignal.abort(reason))).toMatchObject({ outcome: reason, tries: 1 });
  });
});
