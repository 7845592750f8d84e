import type { DestinationStream } from 'pino';

/** Where lines go: our own or a test's, which may throw, or pino's, which says by events how it went. */
export type LogTarget = DestinationStream & {
  on?(event: string, listener: (...given: never[]) => void): unknown;
};

/** What becomes of lines that cannot be written. */
export interface UnfailingOptions {
  /** Called once when writing begins to fail. */
  onDown(error: Error): void;
  /** Called when writing works again, with the number of lines that are lost. */
  onUp(lost: number): void;
}

/**
 * A stream that never throws, nor ends the process by an event: a log on a full disk must not turn finished work into failed work. pino's own
 * streams keep what they could not write and try again with the next line; what is more than they keep is lost.
 */
export function unfailingStream(target: LogTarget, { onDown, onUp }: UnfailingOptions): DestinationStream {
  let [isDown, lost] = [false, 0];
  const down = (error: Error) => {
    if (isDown) return;
    isDown = true;
    onDown(error);
  };
  const up = () => {
    if (!isDown) return;
    isDown = false;
    const count = lost;
    lost = 0;
    // Later, since the stream is still busy with the line that came through.
    process.nextTick(() => onUp(count));
  };
  target.on?.('error', down);
  target.on?.('drop', () => {
    lost += 1;
  });
  target.on?.('write', up);
  return {
    write(line) {
      try {
        target.write(line);
        // Streams with events may only have taken the line.
        if (!target.on) up();
      } catch (error) {
        lost += 1;
        down(error as Error);
      }
    },
  };
}
