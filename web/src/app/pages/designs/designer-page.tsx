import type { Operation } from '@diy/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Designer } from '../../../features/designer/designer.tsx';
import type { OpenTarget } from '../../../features/designer/opening/open-target.ts';
import type { RenderWorkshop } from '../../../features/designer/session/workshop-context.tsx';
import { StartPage } from '../../../features/designer/start/start-page.tsx';
import { OperationsTray } from '../../../features/operations/operations-tray.tsx';
import { RunningOperations } from '../../../features/operations/running-operations.tsx';
import { useOperations } from '../../../features/operations/use-operations.ts';
import { loadTexts } from '../../../lib/text/translate.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { type OpenedDesign, openedFor, showOpened } from './opened-design.ts';

/** `/auth/diy`: the start page, a new design (`template_id`, with `image_id` on it) or a saved one (`id`). */
export function DesignerPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const opened = useRef<OpenedDesign | null>(null);
  const target = readTarget(query);
  const designId = target && 'designId' in target ? target.designId : null;
  const now = target && openedFor(opened.current, JSON.stringify(target), designId);
  useLayoutEffect(() => {
    opened.current = now && showOpened(now, designId);
  }, [now, designId]);
  if (!now) return <StartPage imageIds={imageIdsOf(query)} work={<RunningOperations />} />;
  const onSaved = (id: string) => {
    void queries.invalidateQueries({ queryKey: queryKeys.designs });
    if (now.designId === id) return;
    // One design more: counts of the account follow.
    void queries.invalidateQueries({ queryKey: queryKeys.profile });
    now.designId = id;
    now.isMoving = true;
    void navigate(`/auth/diy?id=${encodeURIComponent(id)}`, { replace: true });
  };
  return <LiveDesigner key={now.key} target={target} onSaved={onSaved} />;
}

const WorkshopOfPicture = lazy(async () => {
  const [{ WorkshopOfPicture: Shown }] = await Promise.all([
    import('./workshop-of-picture.tsx'),
    loadTexts('images'),
  ]);
  return { default: Shown };
});

/** Its code and its texts come when it is first opened. */
const showWorkshop: RenderWorkshop = (props) => (
  <Suspense fallback={null}>
    <WorkshopOfPicture {...props} />
  </Suspense>
);

/** The tray is notified of the account's work and opens what was waited for; the designer shows its own part of it. */
function LiveDesigner(props: { target: OpenTarget; onSaved: (id: string) => void }) {
  const [query] = useSearchParams();
  const designId = query.get('id');
  // An autosave may save what is not finished; the line under the stage says what came of its files.
  const isReportedByPage = useCallback(
    ({ kind, result_id }: Operation) => kind === 'design-render' && result_id === designId,
    [designId],
  );
  return (
    <Designer
      {...props}
      operations={useOperations()}
      workshop={showWorkshop}
      tray={<OperationsTray isReportedByPage={isReportedByPage} />}
    />
  );
}

function readTarget(query: URLSearchParams): OpenTarget | null {
  const designId = query.get('id');
  const templateId = query.get('template_id');
  const colourId = query.get('colour');
  const sizeId = query.get('size');
  if (designId) return { designId };
  if (!templateId) return null;
  const imageIds = imageIdsOf(query);
  return {
    templateId,
    ...(colourId ? { colourId } : {}),
    ...(sizeId ? { sizeId } : {}),
    ...(imageIds.length > 0 ? { imageIds } : {}),
  };
}

/** Library images that a new design begins with, comma-separated in `image_id`. */
function imageIdsOf(query: URLSearchParams): string[] {
  return (query.get('image_id') ?? '').split(',').filter(Boolean).slice(0, 20);
}
