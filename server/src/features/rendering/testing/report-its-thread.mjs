// A thread that replies to every question with its own number, and none about the picture "silent".
import { parentPort, threadId } from 'node:worker_threads';

parentPort?.on('message', ({ id, question }) => {
  if (question.request.images.has('silent')) return;
  parentPort?.postMessage({ id, reply: { key: String(threadId) } });
});
