// Entry point of the process that puts one picture through the workshop's tools, then ends. Started by run-chain.ts only:
// what it costs depends on the picture, so it may be killed at any moment.
import { writeFile } from 'node:fs/promises';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { withDecodedRows } from '../../../../platform/pictures/pixel-rows.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { MAX_PIXELS } from '../../intake/decode/max-pixels.ts';
import { applySteps } from './apply-steps.ts';
import type { ChainToRun, FromWorkWorker } from './work-messages.ts';

process.once('message', (message: ChainToRun) => {
  void work(message).then((reply) => process.send!(reply, undefined, {}, () => process.exit(0)));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));

const open = (path: string) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });

async function work({
  path,
  folder,
  steps,
  reduceTo,
  target,
  isOpaque,
}: ChainToRun): Promise<FromWorkWorker> {
  try {
    const source = reduceTo
      ? open(path).resize(reduceTo.widthPx, reduceTo.heightPx, { fit: 'fill' })
      : open(path);
    const made = await withDecodedRows(source, folder, (rows) => applySteps(rows, steps, folder));
    if (made === null) return { type: 'unchanged' };
    const { vector, ...result } = made.result;
    if (vector !== undefined && target.format === 'png') {
      const svgPath = target.path.replace(/png$/, 'svg');
      await writeFile(svgPath, vector);
      return { type: 'made', path: svgPath, result };
    }
    const picture = isOpaque ? open(made.path).removeAlpha() : open(made.path);
    const encoded =
      target.format === 'png'
        ? picture.png({ compressionLevel: 6, adaptiveFiltering: false })
        : picture.webp({ quality: 90, effort: 2 });
    await encoded.toFile(target.path);
    return { type: 'made', path: target.path, result };
  } catch (error) {
    if (error instanceof Refusal) {
      const { id, text } = error;
      return { type: 'refused', id, text };
    }
    return {
      type: 'broken',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
