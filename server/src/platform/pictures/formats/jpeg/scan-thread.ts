import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { checkJpegScan } from './check-jpeg-scan.ts';

// A thread that walks through one file and ends. On Linux a priority belongs to a thread, elsewhere to the whole process.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);

parentPort!.postMessage(await checkJpegScan(workerData as string));
