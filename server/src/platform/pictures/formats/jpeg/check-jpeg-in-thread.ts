import { programUrl } from '../../../process/program-url.ts';
import { startThread } from '../../../process/start-thread.ts';
import type { ScanVerdict } from './check-jpeg-scan.ts';

/**
 * `checkJpegScan` in a separate thread: it takes some 30 ms of the processor for each megabyte, during which this thread would
 * respond to nobody. Starting one costs as much, so a small file is better read where it is.
 */
export async function checkJpegInThread(path: string): Promise<ScanVerdict> {
  const program = programUrl(new URL('./scan-thread.ts', import.meta.url));
  const thread = startThread(program, { workerData: path });
  try {
    return await new Promise<ScanVerdict>((done, fail) => {
      thread.once('message', done);
      thread.on('error', fail);
      thread.once('exit', () => fail(new Error('the scan thread ended without a verdict')));
    });
  } finally {
    await thread.terminate();
  }
}
