import { translate } from '../../../../lib/text/translate.ts';
import { UploadFailed } from '../../../../shared/uploads/upload-failed.ts';
import { ImageRefused, uploadToLibrary } from '../../../../shared/uploads/upload-to-library.ts';
import { createUploadList } from './upload-list.ts';

/** What a failed upload means to the person, and whether sending the same file again may help. */
export function explainStageUpload(error: unknown): { text: string; canRetry: boolean } {
  if (error instanceof ImageRefused) return { text: error.message, canRetry: false };
  if (!(error instanceof UploadFailed)) return { text: translate('designer:upload.failed'), canRetry: true };
  const { status, canRetry } = error;
  if (error.message === 'unreadable') return { text: translate('designer:upload.unreadable'), canRetry };
  if (status === 413) return { text: translate('designer:upload.tooLarge'), canRetry };
  if (status === 0) return { text: translate('common:error.unreachable'), canRetry };
  return { text: translate(canRetry ? 'designer:upload.failed' : 'designer:upload.refused'), canRetry };
}

/** The page's list, passed to each session: files that are on their way when a design is closed still reach the library. */
export const stageUploads = createUploadList({
  lanes: 3,
  send: (file, options) => uploadToLibrary(file, '', options),
  explain: explainStageUpload,
});
