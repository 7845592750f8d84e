import { saveDesign } from '@diy/contract/designs/designs';
import type { TemplateItem } from '@diy/contract/templates';
import { type DesignDocument, usedImageIds } from '@diy/design/document';
import { translate } from '../../../lib/text/translate.ts';
import { AppOutdated, HttpError, Refused, Timeout } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import { prepareImage } from '../../../shared/images/prepare-image.ts';
import { uploadObject } from '../../../shared/uploads/upload-object.ts';
import type { SentSaves } from './decide-saving.ts';
import type { DraftPicture, DraftStore, DraftToKeep } from './drafts.ts';
import { fetchSaved } from './fetch-saved.ts';
import type { SaveProblem, SaveState } from './save-state.ts';
import type { SaverPort } from './saver.ts';

interface PortOptions {
  template: TemplateItem;
  drafts: DraftStore;
  known: (imageId: string) => DraftPicture | undefined;
  cover: (mockupId: string) => Promise<ImageBitmap | null>;
}

/** The saver's outside in the running app: the API, the browser's storage and clock. */
export function createServerPort({ template, drafts, known, cover }: PortOptions): SaverPort {
  const picturesOf = (design: DesignDocument) =>
    usedImageIds(design).flatMap((id) => {
      const picture = known(id);
      if (!picture) return [];
      const { url, isDamaged } = picture;
      return [{ id, url, ...(isDamaged ? { isDamaged } : {}) }];
    });
  const draftOf = (state: SaveState, design: DesignDocument, sent: SentSaves): DraftToKeep => ({
    designId: state.id,
    templateId: template.id,
    templateVersion: template.version,
    version: state.version,
    name: state.current.name,
    design,
    pictures: picturesOf(design),
    sent,
  });
  return {
    async save({ id, version, name, design, idempotencyKey, isExplicit }) {
      // The server draws proper mockups after each save; ours fills the time until then.
      const coverKey =
        isExplicit || !id ? await uploadCover(template.definition.mockups[0], cover) : undefined;
      return call(
        saveDesign,
        {
          ...(id ? { id, version } : { idempotency_key: idempotencyKey }),
          template_id: template.id,
          template_version: template.version,
          name,
          design,
          ...(coverKey ? { cover_key: coverKey } : {}),
        },
        { quiet: true, handlesRefusal: true },
      );
    },
    explain: explainSaveError,
    fetchSaved: (id) => fetchSaved(id, { quiet: true }),
    keepDraft: (state, design, sent) => drafts.keep(draftOf(state, design, sent)),
    keepDraftBeside: (state, design, sent) => drafts.keepBeside(draftOf(state, design, sent)),
    dropDraft: () => drafts.drop(),
    newKey: () => crypto.randomUUID(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
  };
}

/** What a failed save means to the person. */
export function explainSaveError(error: unknown): SaveProblem {
  if (error instanceof AppOutdated) return { kind: 'failed', message: translate('common:error.outdated') };
  if (error instanceof Refused && error.id === 'designs.stale-version') return { kind: 'conflict' };
  if (error instanceof Refused) return { kind: 'failed', message: error.message };
  if (error instanceof HttpError && error.status === 0) return { kind: 'offline' };
  if (error instanceof Timeout) return { kind: 'failed', message: translate('common:error.timeout') };
  return { kind: 'failed', message: translate('common:error.server') };
}

/** A design is worth saving without a cover. */
async function uploadCover(
  mockupId: string | undefined,
  cover: PortOptions['cover'],
): Promise<string | undefined> {
  if (!mockupId) return undefined;
  try {
    const bitmap = await within(4000, cover(mockupId));
    if (!bitmap) return undefined;
    const file = await prepareImage(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return await uploadObject(file);
  } catch {
    return undefined;
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>((done) => setTimeout(() => done(null), ms))]);
}
