import type { WorkChallenge } from '@diy/contract/accounts/proof-of-work';
import { solveProofOfWork } from './solve-proof-of-work.ts';

self.onmessage = async ({ data }: MessageEvent<WorkChallenge>) => {
  try {
    self.postMessage({ solution: await solveProofOfWork(data) });
  } catch (error) {
    self.postMessage({ problem: String(error) });
  }
};
