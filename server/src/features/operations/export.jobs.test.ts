import { message } from '@diy/contract/messages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { defineExportJob } from './export.jobs.ts';

const payload = { ownerId: 'owner', exportId: 'export' };
const words = {
  storageFull: message('sheets.storage-full'),
  wentWrong: message('sheets.went-wrong'),
  noTryLeft: message('sheets.gave-up'),
  log: 'it failed for good',
};

function exportThat(thrown: Error | null) {
  const failures: [string, string][] = [];
  const logged: unknown[][] = [];
  const services = { log: { error: (...line: unknown[]) => logged.push(line) } } as unknown as Services;
  const job = defineExportJob({
    job: { name: 'sheets.test', payload: z.object({ ownerId: z.string(), exportId: z.string() }) },
    async run() {
      if (thrown) throw thrown;
    },
    async fail(_services, { exportId }, reason) {
      failures.push([exportId, reason.id]);
    },
    words,
  });
  const run = (attempt: number, isLastAttempt: boolean, signal = new AbortController().signal) =>
    job.run(services, payload, { attempt, isLastAttempt, mayWait: false, signal });
  return { job, run, services, failures, logged };
}

describe('defineExportJob', () => {
  it('records nothing of a file that is made', async () => {
    const { run, failures, logged } = exportThat(null);
    await run(1, false);
    expect({ failures, logged }).toEqual({ failures: [], logged: [] });
  });

  it('throws again while another try follows, and when the worker stops', async () => {
    const thrown = new Error('once');
    const { run, failures } = exportThat(thrown);
    await expect(run(1, false)).rejects.toBe(thrown);
    await expect(run(5, true, AbortSignal.abort())).rejects.toBe(thrown);
    expect(failures).toEqual([]);
  });

  it.each([
    ['the last try', new Error('again'), 5, true, 'sheets.went-wrong'],
    ['a store that stays full', new StorageFull(new Error('ENOSPC')), 3, false, 'sheets.storage-full'],
  ])('records the reason of %s', async (_name, thrown, attempt, isLast, reason) => {
    const { run, failures, logged } = exportThat(thrown);
    await run(attempt, isLast);
    expect(failures).toEqual([['export', reason]]);
    expect(logged).toEqual([[{ err: thrown, exportId: 'export' }, 'it failed for good']]);
  });

  it('records that it was given up', async () => {
    const { job, services, failures } = exportThat(null);
    await job.giveUp(services, payload, 'worker died', null);
    expect(failures).toEqual([['export', 'sheets.gave-up']]);
  });
});
