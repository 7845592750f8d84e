// Entry point of the process that reads and draws one PDF, then ends. Started by draw-pdf.ts only: PDFium works on files
// from strangers here, may need any time and memory, and may crash.
import type { ToPdfWorker } from './pdf-messages.ts';
import { workOnPdf } from './work-on-pdf.ts';

process.once('message', async (message: ToPdfWorker) => {
  const reply = await workOnPdf(message);
  process.send!(reply, undefined, {}, () => process.exit(0));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));
