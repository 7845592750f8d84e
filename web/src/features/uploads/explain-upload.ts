import { translate } from '../../lib/text/translate.ts';
import { HttpError, Refused, Timeout } from '../../shared/api/api-errors.ts';
import { UploadFailed } from '../../shared/uploads/upload-failed.ts';
import { ImageRefused } from '../../shared/uploads/upload-to-library.ts';
import type { UploadFailure } from './upload-item.ts';

/** Why a file did not arrive, and whether sending it again can help. Needs the texts of `uploads`. */
export function explainUpload(error: unknown): UploadFailure {
  if (error instanceof ImageRefused || error instanceof Refused) {
    return { reason: error.message, canRetry: false };
  }
  if (error instanceof UploadFailed) {
    return { reason: translate(`uploads:reason.${reasonOf(error)}`), canRetry: error.canRetry };
  }
  const isOffline = error instanceof HttpError && error.status === 0;
  const kind = error instanceof Timeout ? 'slow' : isOffline ? 'unreachable' : 'server';
  return {
    reason: translate(`uploads:reason.${kind}`),
    canRetry: true,
  };
}

function reasonOf({ status, message }: UploadFailed): string {
  if (message === 'empty' || message === 'unreadable') return message;
  if (status === 0) return 'unreachable';
  if (status === 401) return 'token';
  if (status === 403) return 'type';
  if (status === 413) return message === 'psd-too-large' ? 'psdTooLarge' : 'tooLarge';
  if (status === 507) return 'full';
  return 'server';
}
