import type { MessagePort } from 'node:worker_threads';
import type { Config } from '../../../platform/config/config.ts';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import type { StoredMockup } from '../../templates/index.ts';
import type { ColourToMake } from './colour-to-make.ts';
import type { RenderRequest } from './renderer.ts';

/** Start data of the threads: where files and fonts are, and the ports to each other. */
export type ThreadSetup = Pick<Config, 'storage' | 'dataDir' | 'publicUrl' | 'secretKey' | 'fontsDir'> & {
  ports: readonly MessagePort[];
};

/** One file to make. */
export type FileDetails = { request: RenderRequest } & (
  | { kind: 'mockup'; mockupId: string }
  | { kind: 'colours'; mockupId: string; colours: readonly ColourToMake[] }
  | { kind: 'print'; surfaceId: string }
  | { kind: 'preview'; surfaceId: string; edgePx: number }
);

/** A file, or a mockup to prepare. */
export type RenderCall = FileDetails | { kind: 'prepare'; mockup: StoredMockup };

/** The file that was made, a preview's bytes, or nothing for a mockup that was prepared. */
export type RenderReply = MockupFile | MockupFile[] | PrintFile | Uint8Array | undefined;
