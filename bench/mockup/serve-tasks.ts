import type { Made, Task } from './protocol.ts';

/** Makes one mockup; returns how to keep the last one. */
type MakeOne = (task: Task) => Promise<(file: string) => unknown>;

/** Not timed: code gets compiled, files read. */
const WARM_UP = 15;

/** Carries out tasks that come as messages to this process, one mockup after the other. */
export function serveTasks(make: MakeOne): void {
  const known = new Set<string>();
  const carryOut = async (task: Task): Promise<Made> => {
    const name = `${task.one.product} ${task.until}`;
    for (let i = 0; i < WARM_UP && !known.has(name); i += 1) await make(task);
    known.add(name);
    const started = performance.now();
    let count = 0;
    let keep = await make(task);
    for (count = 1; performance.now() - started < task.ms; count += 1) keep = await make(task);
    const wallMs = performance.now() - started;
    if (task.keep) await keep(task.keep);
    return { count, wallMs };
  };
  process.on('message', (task: Task) => {
    carryOut(task).then(
      (made) => process.send?.(made),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.send?.('ready');
}
