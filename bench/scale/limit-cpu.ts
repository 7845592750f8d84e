import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_US = 50_000;
/** Version 1 has a tree for each kind of limit, version 2 one for all. */
const VERSION_1 = '/sys/fs/cgroup/cpu';
const VERSION_2 = '/sys/fs/cgroup';

/**
 * Gives a process and its threads a part of one core, by a control group of Linux; returns what removes the group once the
 * process has ended. Throws where groups cannot be made: not as root, or in a container that does not allow it.
 */
export function limitCpu(pid: number, share: number): () => void {
  const isFirst =
    existsSync(join(VERSION_1, 'cpu.cfs_quota_us')) || existsSync(join(VERSION_1, 'cgroup.procs'));
  const group = join(isFirst ? VERSION_1 : VERSION_2, `diy-bench-${pid}`);
  mkdirSync(group);
  const quotaUs = Math.round(PERIOD_US * share);
  if (isFirst) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quotaUs));
  } else writeFileSync(join(group, 'cpu.max'), `${quotaUs} ${PERIOD_US}`);
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
