import { createDesign, type DesignDocument } from '@diy/design/document';
import type { SaveRequest, SentSaves } from '../saving/decide-saving.ts';
import { createSaver, type SaverPort } from '../saving/saver.ts';

const template = {
  surfaces: [{ id: 'front' }],
  colours: [{ id: 'white' }, { id: 'navy' }, { id: 'red' }],
  sizes: [{ id: 'S' }],
} as unknown as Parameters<typeof createDesign>[0];
/** A design with nothing on it. */
export const empty = createDesign(template);
/** The same in another colour: a change. */
export const withColour = (colourId: string): DesignDocument => ({ ...empty, colourId });

/** A server that refuses stale versions and knows idempotency keys, a clock, and a browser's storage. */
export function buildWorld() {
  const designs = new Map<string, { version: number; colourId: string; name: string }>();
  const created = new Map<string, string>();
  let timers: { run: () => void; at: number }[] = [];
  let now = 0;
  const state = {
    online: true,
    draft: null as string | null,
    /** The requests that the draft knows of. */
    sent: null as SentSaves | null,
    /** Set it to lose responses. */
    loseResponses: 0,
    /** Set it to let the page crash with requests on their way: the server takes them, and no response ever comes. */
    isCrashing: false,
  };
  const world = Object.assign(state, {
    designs,
    async advance(ms: number) {
      now += ms;
      for (;;) {
        await Promise.resolve();
        const due = timers.filter((timer) => timer.at <= now);
        timers = timers.filter((timer) => timer.at > now);
        for (const timer of due) timer.run();
        for (let i = 0; i < 20; i += 1) await Promise.resolve();
        if (due.length === 0) return;
      }
    },
    port: {
      async save(request: SaveRequest) {
        await Promise.resolve();
        if (!state.online) throw new Error('offline');
        const id = request.id ?? created.get(request.idempotencyKey) ?? `d${designs.size + 1}`;
        const known = designs.get(id);
        if (request.id && known?.version !== request.version) throw new Error('stale');
        if (!request.id && known) return { id, sku: id, version: known.version };
        created.set(request.idempotencyKey, id);
        const version = (known?.version ?? 0) + 1;
        designs.set(id, { version, colourId: request.design.colourId, name: request.name });
        if (state.isCrashing) return new Promise(() => {});
        if (state.loseResponses > 0) {
          state.loseResponses -= 1;
          throw new Error('lost');
        }
        return { id, sku: id, version };
      },
      explain: (error: unknown) =>
        (error as Error).message === 'stale'
          ? ({ kind: 'conflict' } as const)
          : ({ kind: 'failed', message: (error as Error).message } as const),
      async fetchSaved(id: string) {
        const saved = designs.get(id);
        if (!saved || !state.online) throw new Error('offline');
        return { ...saved, sku: id, design: withColour(saved.colourId) };
      },
      keepDraft(_state, design, sent) {
        Object.assign(state, { draft: design.colourId, sent });
        return true;
      },
      async keepDraftBeside(_state, design, sent) {
        Object.assign(state, { draft: design.colourId, sent });
        return true;
      },
      dropDraft() {
        Object.assign(state, { draft: null, sent: null });
      },
      newKey: () => `key-${Math.trunc(now)}-${created.size}`,
      later(run, ms) {
        const timer = { run, at: now + ms };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
      isOnline: () => state.online,
    } satisfies SaverPort,
  });
  return world;
}

/** Opens a saver on the empty design, new unless it was saved before. */
export const openSaver = (
  world: ReturnType<typeof buildWorld>,
  saved: { id: string; sku: string; version: number } | null = null,
  sent: SentSaves | null = null,
) => createSaver({ design: empty, name: '杯子', saved, sent }, world.port);
