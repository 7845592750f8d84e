// Entry point of a process that decodes one picture after another for derive-in-processes.ts.
import { UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { type DeriveRequest, deriveFrom } from './derive-from.ts';
import type { DeriveReply } from './derive-messages.ts';

process.on('message', (request: DeriveRequest) => {
  void deriveFrom(request).then(
    (derived) => reply({ type: 'derived', derived }),
    (error: unknown) =>
      reply({
        type: 'failed',
        message: error instanceof Error ? error.message : String(error),
        isUnread: error instanceof UnreadPicture,
      }),
  );
});
// The parent process has ended, so nothing is needed.
process.on('disconnect', () => process.exit(0));
// Signals from a terminal reach the whole group; the parent lets what is under way end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

function reply(message: DeriveReply): void {
  process.send!(message);
}
