import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { processStart } from './process-start.ts';

/** Where process ids are unique: a machine since its last start, or a container on it; empty where the system does not say. */
const MACHINE = nameMachine();
const OWN_START = processStart(process.pid);

/** A name that no other temporary file has, and that says which process of which machine works on the file. */
export function temporaryName(): string {
  if (MACHINE === '' || OWN_START === null) return randomUUID();
  return `${randomUUID()}.${MACHINE}.${process.pid}.${OWN_START}`;
}

/** Whether a file is of a process of this machine that has ended. Of other files nothing is known. */
export function isOfEndedProcess(name: string): boolean {
  const [, machine, pid, start] = name.split('.');
  return MACHINE !== '' && machine === MACHINE && processStart(Number(pid)) !== start;
}

function nameMachine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    const parts = [hostname(), boot, readlinkSync('/proc/self/ns/pid')];
    return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16);
  } catch {
    return '';
  }
}
