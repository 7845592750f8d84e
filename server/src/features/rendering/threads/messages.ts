import type { MessagePort } from 'node:worker_threads';
import type { Config } from '../../../platform/config/config.ts';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import type { RenderOrder } from '../renderer.ts';

/** What the threads are told at their start: where files and fonts lie, and the way to each other. */
export type ThreadSetup = Pick<Config, 'storage' | 'dataDir' | 'publicUrl' | 'secretKey' | 'fontsDir'> & {
  ports: readonly MessagePort[];
};

/** One file to make. */
export type RenderQuestion = { order: RenderOrder } & (
  | { kind: 'mockup'; mockupId: string }
  | { kind: 'print'; surfaceId: string }
);

/** The file that was made. */
export type RenderAnswer = MockupFile | PrintFile;
