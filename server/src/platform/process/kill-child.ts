import type { ChildProcess } from 'node:child_process';

/**
 * Ends a child at once. One that could not be started (no file descriptors are left, say) has no id yet, which the system takes
 * for the whole group of this process: Node would kill this one.
 */
export function killChild(child: ChildProcess): void {
  if (child.pid !== undefined) child.kill('SIGKILL');
}
