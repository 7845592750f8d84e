import { DrawingError } from '@diy/design/drawing';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { UnprintableDesign } from '../check-design.ts';
import { BrokenFile, type ParityDifference, ParityError } from '../check-parity.ts';

/** An error as plain data: between threads a class is lost, and what is told to people depends on it. */
export type PackedError =
  | { kind: 'unprintable'; reason: UnprintableDesign['reason'] }
  | { kind: 'parity'; difference: ParityDifference }
  | { kind: 'broken' }
  | { kind: 'drawing'; problem: DrawingError['problem']; layerId: string; subject: string }
  | { kind: 'full'; cause: string }
  | { kind: 'other'; message: string; stack: string };

/** Any error, without its class. */
export function packError(error: unknown): PackedError {
  if (error instanceof UnprintableDesign) return { kind: 'unprintable', reason: error.reason };
  if (error instanceof ParityError) return { kind: 'parity', difference: error.difference };
  if (error instanceof BrokenFile) return { kind: 'broken' };
  if (error instanceof DrawingError) {
    const { problem, layerId, subject } = error;
    return { kind: 'drawing', problem, layerId, subject };
  }
  if (error instanceof StorageFull) return { kind: 'full', cause: String(error.cause) };
  if (error instanceof Error) return { kind: 'other', message: error.message, stack: error.stack ?? '' };
  return { kind: 'other', message: String(error), stack: '' };
}

/** The error that was packed, of its class where that says something. */
export function unpackError(packed: PackedError): Error {
  if (packed.kind === 'unprintable') return new UnprintableDesign(packed.reason);
  if (packed.kind === 'parity') return new ParityError(packed.difference);
  if (packed.kind === 'broken') return new BrokenFile();
  if (packed.kind === 'drawing') return new DrawingError(packed.problem, packed.layerId, packed.subject);
  if (packed.kind === 'full') return new StorageFull(packed.cause);
  const error = new Error(packed.message);
  if (packed.stack !== '') error.stack = packed.stack;
  return error;
}
