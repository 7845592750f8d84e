import type { TemplateVersionRow } from '../../templates/index.ts';

/** A template, and an account that may use it. */
export type WantedTemplate = [ownerId: string, templateId: string];

/** How long a template is not requested again. */
const AGAIN_MS = 60 * 60_000;
const MAX_REMEMBERED = 1000;

/** What a process remembers of the mockups that are prepared before a design needs them. */
export interface EarlyMockups {
  /** Those of the templates that were not requested within the last hour. */
  notRequested(templates: readonly TemplateVersionRow[], now: number): TemplateVersionRow[];
  recordRequested(templates: readonly TemplateVersionRow[], now: number): void;
  /**
   * Runs `prepare`, one template at a time: a design then waits for one mockup at most. Returns what is left to request;
   * null when another call runs, which returns `wanted` then.
   */
  inTurn(wanted: readonly WantedTemplate[], prepare: () => Promise<void>): Promise<WantedTemplate[] | null>;
}

/** What a process remembers of templates whose mockups were prepared before anybody asked for them. */
export function createEarlyMockups(): EarlyMockups {
  /** When each template's mockups were requested last; the key is the template's hash. */
  const requestedAt = new Map<string, number>();
  let isBusy = false;
  /** Requested while the mockups of another template were being prepared. */
  const more: WantedTemplate[] = [];
  return {
    notRequested: (templates, now) =>
      templates.filter(({ hash }) => now - (requestedAt.get(hash) ?? -AGAIN_MS) >= AGAIN_MS),
    recordRequested(templates, now) {
      if (requestedAt.size + templates.length > MAX_REMEMBERED) requestedAt.clear();
      for (const { hash } of templates) requestedAt.set(hash, now);
    },
    async inTurn(wanted, prepare) {
      if (isBusy) {
        more.push(...wanted);
        return null;
      }
      isBusy = true;
      await prepare().finally(() => {
        isBusy = false;
      });
      return [...wanted.slice(1), ...more.splice(0)];
    },
  };
}
