// Entry point of the process that reads one PSD, then ends. Started by bake-psd-file.ts only: files from strangers may need
// any time and memory.
import type { ChildProgress } from '../../../platform/process/limited-child.ts';
import type { ReadingStep, ToPsdWorker } from './psd-messages.ts';
import { workOnPsd } from './work-on-psd.ts';

process.once('message', (message: ToPsdWorker) => {
  const announce = (progress: ReadingStep) =>
    process.send!({ progress } satisfies ChildProgress<ReadingStep>);
  process.send!(workOnPsd(message, announce), undefined, {}, () => process.exit(0));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));
