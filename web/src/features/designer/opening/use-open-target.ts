import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '../../../lib/text/cut-text.ts';
import { AppOutdated, Refused } from '../../../shared/api/api-errors.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import type { Draft } from '../saving/drafts.ts';
import { claimPage } from '../saving/open-pages.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { type FetchedTarget, fetchTarget, isOutdated, type OpenTarget, openFetched } from './open-target.ts';

/** Opening a design: it is fetched, has failed, waits for the person to choose between saved version and draft, or is open. */
export type OpenState =
  | { step: 'loading' }
  | { step: 'failed'; message: string | null; isOutdated: boolean; retry: () => void }
  | { step: 'asking'; draft: Draft; isOutdated: boolean; restore: () => void; discard: () => void }
  | { step: 'open'; session: DesignerSession };

/** Opens a design or starts one; asks first when a draft was left behind. Closes it when the page goes away. */
export function useOpenTarget(target: OpenTarget, onSaved: (id: string) => void): OpenState {
  const { t, i18n } = useTranslation('designer');
  const [state, setState] = useState<OpenState>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const report = useEffectEvent(onSaved);
  // What was asked for when the page was entered: the first save changes the address, not the session.
  const [asked] = useState(target);
  const words = useEffectEvent(() => ({ t, locale: i18n.language }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    let isCurrent = true;
    let session: DesignerSession | null = null;
    const page = claimPage();
    const open = (fetched: FetchedTarget, draft: Draft | null) => {
      if (!isCurrent) return;
      session = openFetched(fetched, {
        draft,
        locale: words().locale,
        copyName: (name) => cutText(words().t('conflict.copyName', { name }), 120),
        onSaved: (id) => report(id),
      });
      setState({ step: 'open', session });
    };
    setState({ step: 'loading' });
    fetchTarget(asked, page).then(
      (fetched) => {
        const { draft, drafts } = fetched;
        if (!isCurrent || !draft) return open(fetched, null);
        setState({
          step: 'asking',
          draft,
          isOutdated: isOutdated(fetched),
          restore: () => open(fetched, draft),
          discard() {
            drafts.remove(draft.storageKey);
            open(fetched, null);
          },
        });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const isOutdated = error instanceof AppOutdated;
        const message = error instanceof Refused || isOutdated ? explainFailure(error) : null;
        setState({ step: 'failed', message, isOutdated, retry: () => setAttempt((now) => now + 1) });
      },
    );
    return () => {
      isCurrent = false;
      session?.uploads.release(session);
      session?.dispose();
      page.release();
    };
  }, [attempt]);
  return state;
}
