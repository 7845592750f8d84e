import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../../../platform/services.ts';
import { holdUpload } from './hold-upload.ts';

afterEach(() => void vi.useRealTimers());

it('begins no renewal while the one before waits, and none after its release', async () => {
  vi.useFakeTimers();
  const renewals: ((isOwn: boolean) => void)[] = [];
  const renew = () => new Promise<boolean>((end) => renewals.push(end));
  const held = holdUpload({} as Pick<Services, 'db' | 'log'>, 'owner', 'upload', 'reader', renew);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(renewals).toHaveLength(1);
  renewals[0]!(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(renewals).toHaveLength(2);
  expect(held.signal.aborted).toBe(false);
  renewals[1]!(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(held.signal.aborted).toBe(true);
  held.release();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(renewals).toHaveLength(2);
});
