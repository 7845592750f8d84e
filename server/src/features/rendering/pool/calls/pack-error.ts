import { DrawingError } from '@diy/design/painting';
import { CanvasTooLarge } from '../../../../platform/canvas/canvas-too-large.ts';
import { type PictureFault, UnreadablePicture } from '../../../../platform/pictures/unreadable-picture.ts';
import { StoreFailed } from '../../../../platform/storage/remote/call-store.ts';
import { ObjectMissing, StorageFull, StoreFolderGone } from '../../../../platform/storage/storage-errors.ts';
import { UnprintableDesign } from '../../preflight/check-design.ts';
import { BrokenFile } from '../../print/check-file.ts';
import { type ParityDifference, ParityError } from '../../print/parity/parity-error.ts';

/** Rebuilds errors by class: user-facing reasons, and whether to try again, depend on the class. */
type Kind =
  | { kind: 'unprintable'; reason: UnprintableDesign['reason'] }
  | { kind: 'parity'; difference: ParityDifference }
  | { kind: 'broken'; reason: string }
  | { kind: 'drawing'; problem: DrawingError['problem']; layerId: string; subject: string }
  | { kind: 'picture'; fault: PictureFault; picture: string }
  | { kind: 'too-large'; widthPx: number; heightPx: number }
  | { kind: 'full'; cause: string }
  | { kind: 'missing'; key: string }
  | { kind: 'folder-gone'; message: string }
  | { kind: 'store'; status: number; message: string }
  | { kind: 'other' };

/** An error as plain data, because its class is lost between threads. */
export type PackedError = Kind & { name: string; message: string; stack: string };

/** Any error, without its class. */
export function packError(error: unknown): PackedError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { ...kindOf(error), name, message, stack };
}

function kindOf(error: unknown): Kind {
  if (error instanceof UnprintableDesign) return { kind: 'unprintable', reason: error.reason };
  if (error instanceof ParityError) return { kind: 'parity', difference: error.difference };
  if (error instanceof BrokenFile) return { kind: 'broken', reason: error.reason };
  if (error instanceof DrawingError) {
    const { problem, layerId, subject } = error;
    return { kind: 'drawing', problem, layerId, subject };
  }
  if (error instanceof UnreadablePicture)
    return { kind: 'picture', fault: error.fault, picture: error.picture };
  if (error instanceof CanvasTooLarge)
    return { kind: 'too-large', widthPx: error.widthPx, heightPx: error.heightPx };
  if (error instanceof StorageFull) return { kind: 'full', cause: String(error.cause) };
  if (error instanceof ObjectMissing) return { kind: 'missing', key: error.key };
  if (error instanceof StoreFolderGone) return { kind: 'folder-gone', message: error.message };
  if (error instanceof StoreFailed) return { kind: 'store', status: error.status, message: error.message };
  return { kind: 'other' };
}

/** The packed error, with its class if that matters, and with its stack. */
export function unpackError(packed: PackedError): Error {
  const error = errorOf(packed);
  error.name = packed.name;
  error.stack = packed.stack;
  return error;
}

function errorOf(packed: PackedError): Error {
  if (packed.kind === 'unprintable') return new UnprintableDesign(packed.reason);
  if (packed.kind === 'parity') return new ParityError(packed.difference);
  if (packed.kind === 'broken') return new BrokenFile(packed.reason);
  if (packed.kind === 'drawing') return new DrawingError(packed.problem, packed.layerId, packed.subject);
  if (packed.kind === 'picture') return new UnreadablePicture(packed.fault, packed.picture);
  if (packed.kind === 'too-large') return new CanvasTooLarge(packed.widthPx, packed.heightPx);
  if (packed.kind === 'full') return new StorageFull(packed.cause);
  if (packed.kind === 'missing') return new ObjectMissing(packed.key);
  if (packed.kind === 'folder-gone')
    return Object.assign(new StoreFolderGone('', null), { message: packed.message });
  if (packed.kind === 'store')
    return Object.assign(new StoreFailed(packed.status, ''), { message: packed.message });
  return new Error(packed.message);
}
