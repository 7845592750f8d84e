// Entry point of the process that reads one font, then ends. Started by check-font-file.ts only: files from strangers may need
// any time and memory.
import { readFileSync, writeFileSync } from 'node:fs';
import { checkFont } from './check-font.ts';
import { describeFont } from './describe/describe-font.ts';
import type { FromFontWorker, ToFontWorker } from './font-messages.ts';
import { FontRefusal } from './font-refusal.ts';

process.once('message', async (message: ToFontWorker) => {
  const reply = await work(message);
  process.send!(reply, undefined, {}, () => process.exit(0));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));

async function work({ path, target }: ToFontWorker): Promise<FromFontWorker> {
  try {
    const font = await checkFont(readFileSync(path));
    const { sfnt, sha256 } = font;
    const described = await describeFont(font);
    writeFileSync(target, sfnt);
    return { type: 'read', ...described, sha256, bytes: sfnt.length };
  } catch (error) {
    if (error instanceof FontRefusal) return { type: 'refused', reason: error.reason, detail: error.detail };
    return {
      type: 'broken',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
