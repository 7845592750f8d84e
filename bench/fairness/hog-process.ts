// The busy account's calls, in a separate process: in the one that measures, its work would be measured too. It starts on the first
// message, says what it did on the second, and ends.
import { apiClient } from '../../e2e/support/api.ts';
import { type Hog, startHog } from './hog.ts';

let hog: Promise<Hog> | null = null;

/** What the measuring process sends: whose calls, and on what; "stop" in the end. */
export type HogMessage = { url: string; token: string; imageIds: string[]; designIds: string[] } | 'stop';

process.on('message', async (message: HogMessage) => {
  if (message !== 'stop') {
    hog = startHog(apiClient(message.url, message.token), message.imageIds, message.designIds);
    return;
  }
  const running = await hog;
  await running?.stop();
  process.send?.(running?.work ?? { calls: {}, refused: {} }, () => process.disconnect());
});
