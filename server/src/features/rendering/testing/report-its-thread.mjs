// A thread that replies to every call with its own number, and none about the picture "silent".
import { parentPort, threadId } from 'node:worker_threads';

parentPort?.on('message', ({ id, call }) => {
  if (call.request.images.has('silent')) return;
  parentPort?.postMessage({ id, reply: { key: String(threadId) } });
});
