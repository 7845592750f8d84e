/** What the driver sends to our worker. Each serial is another design with another photo. */
export type Task =
  | { kind: 'make'; serial: number }
  | { kind: 'stages'; serial: number }
  /** Several designs, `atOnce` side by side, as the worker runs its jobs. */
  | { kind: 'many'; serials: number[]; atOnce: number };

/** One design's files, made. */
export interface Made {
  printMs: number;
  mockupMs: number;
  printBytes: number;
  mockupBytes: number;
}

/** Milliseconds by stage, in the order of work. */
export type Stages = [name: string, ms: number][];

/** Where our worker finds things; given as its first argument, as JSON. */
export interface WorkerSetup {
  root: string;
  storageDir: string;
  photoKey: string;
}
