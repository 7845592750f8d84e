import type { Config } from '../../../platform/config/config.ts';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import type { RenderOrder } from '../renderer.ts';
import type { PackedError } from './pack-error.ts';

/** What the thread is told at its start: where files and fonts lie. */
export type ThreadSetup = Pick<Config, 'storage' | 'dataDir' | 'publicUrl' | 'secretKey' | 'fontsDir'>;

/** One file to make. */
export type ThreadOrder = { id: number; order: RenderOrder } & (
  | { kind: 'mockup'; mockupId: string }
  | { kind: 'print'; surfaceId: string }
);

/** The file that was made, or why it was not. */
export type ThreadAnswer = { id: number } & ({ file: MockupFile | PrintFile } | { error: PackedError });
