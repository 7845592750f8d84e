// Runs a thread's source, in tests and development: Node 20 does not give --import on to threads.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
