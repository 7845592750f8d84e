import type { WorkChallenge } from '@diy/contract/accounts/proof-of-work';
import { solveWork } from './solve-work.ts';

self.onmessage = async ({ data }: MessageEvent<WorkChallenge>) => {
  try {
    self.postMessage({ solution: await solveWork(data) });
  } catch (error) {
    self.postMessage({ problem: String(error) });
  }
};
