import { type System, waitFor } from './start-system.ts';

/** Kills a process at once; one that has gone by itself meanwhile is dead too. */
export function kill(pid: number | null): void {
  if (pid === null) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until a process of the system runs, and kills it at once. */
export async function killRole(system: System, role: keyof ReturnType<System['processes']>): Promise<void> {
  let pid: number | null = null;
  await waitFor(`the ${role} to run`, 120_000, async () => {
    pid = system.processes()[role];
    return pid !== null;
  });
  kill(pid);
}

/** Kills API, worker and PostgreSQL at once, as a power cut would, and waits until they have gone. */
export async function killAll(system: System): Promise<void> {
  for (const pid of Object.values(system.processes())) kill(pid);
  await waitFor('the killed system to be gone', 60_000, async () =>
    Object.values(system.processes()).every((pid) => pid === null),
  );
}
