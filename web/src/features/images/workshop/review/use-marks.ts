import { markImageWork, type WorkItem, type WorkMark } from '@diy/contract/images/image-work';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';

interface Mark {
  image_id: string;
  mark: WorkMark;
}

/**
 * What a person decided about results, shown at once and sent one call after another: what is decided while a call is under
 * way goes with the next. Each decision can be taken back, the last one first.
 */
export function useResultMarks(workId: string, onLost: () => void) {
  const [decided, setDecided] = useState<ReadonlyMap<string, WorkMark>>(new Map());
  const [past, setPast] = useState<readonly (readonly Mark[])[]>([]);
  const waiting = useRef(new Map<string, WorkMark>());
  const isSending = useRef(false);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (waiting.current.size > 0) {
      const marks = [...waiting.current].map(([image_id, mark]) => ({ image_id, mark }));
      waiting.current.clear();
      try {
        await call(markImageWork, { id: workId, marks });
      } catch {
        // `call` has reported the failure; the state of the server is shown again.
        waiting.current.clear();
        setDecided(new Map());
        setPast([]);
        lost.current();
      }
    }
    isSending.current = false;
  };
  const put = (marks: readonly Mark[]) => {
    setDecided((before) => new Map([...before, ...marks.map((one) => [one.image_id, one.mark] as const)]));
    for (const { image_id, mark } of marks) waiting.current.set(image_id, mark);
    void send();
  };
  return {
    markOf: (item: WorkItem): WorkMark => decided.get(item.image.id) ?? item.mark,
    /** Marks results; those that have none, or this mark already, stay as they are. */
    decide(items: readonly WorkItem[], mark: WorkMark) {
      const changed = items.filter(
        (item) => item.result && (decided.get(item.image.id) ?? item.mark) !== mark,
      );
      if (changed.length === 0) return;
      const before = changed.map(({ image, mark: was }) => ({
        image_id: image.id,
        mark: decided.get(image.id) ?? was,
      }));
      setPast([...past, before]);
      put(changed.map(({ image }) => ({ image_id: image.id, mark })));
    },
    hasPast: past.length > 0,
    /** Returns the pictures that have their earlier mark again. */
    undoMark(): string[] {
      const last = past.at(-1) ?? [];
      if (last.length === 0) return [];
      setPast(past.slice(0, -1));
      put(last);
      return last.map(({ image_id }) => image_id);
    },
  };
}

export type ResultMarks = ReturnType<typeof useResultMarks>;
