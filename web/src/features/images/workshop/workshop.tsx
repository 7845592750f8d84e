import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { ImageCategory } from '@diy/contract/images/images';
import { useSearchParams } from 'react-router';
import { useReloadImages } from '../library/use-image-actions.ts';
import { WorkshopDialog } from './workshop-dialog.tsx';
import { WorkshopRunDialog } from './workshop-run-dialog.tsx';

/** Pictures that the workshop was asked to work on. */
export interface WorkshopRequest {
  ids: readonly string[];
  /** Steps to begin with. */
  steps: readonly WorkStep[];
}

/** Name of the run that the address shows. */
const RUN_PARAMETER = 'work';

interface WorkshopProps {
  /** Null = nothing to set up. */
  request: WorkshopRequest | null;
  categories: readonly ImageCategory[];
  /** What was set up runs now, is made, or was given up. */
  onEnd: () => void;
  /** Called after work on one picture, with the id of the image that was made. */
  onMade: (imageId: string) => void;
}

/** The workshop's dialogs over the library: setting up a run, and the run that the address names. */
export function Workshop({ request, categories, onEnd, onMade }: WorkshopProps) {
  const [query, setQuery] = useSearchParams();
  const reload = useReloadImages();
  const run = query.get(RUN_PARAMETER);
  const showRun = (id: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(RUN_PARAMETER);
        else next.set(RUN_PARAMETER, id);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      {request ? (
        <WorkshopDialog
          ids={request.ids}
          steps={request.steps}
          categories={categories}
          onClose={onEnd}
          onMade={({ image }) => {
            onEnd();
            void reload();
            onMade(image.id);
          }}
          onStarted={(id) => {
            onEnd();
            showRun(id);
          }}
        />
      ) : null}
      {run ? (
        <WorkshopRunDialog key={run} id={run} onClose={() => showRun(null)} onRestarted={showRun} />
      ) : null}
    </>
  );
}
