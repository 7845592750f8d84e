import { MAX_STEPS, type WorkStep, type WorkTool } from '@diy/contract/images/image-work-steps';
import { useMemo, useState } from 'react';
import { formOf } from '../tools/all-tool-forms.ts';

/** A step with its own name, since a tool may stand in a chain twice. */
export interface ChainLink {
  key: string;
  step: WorkStep;
}

const linksOf = (steps: readonly WorkStep[]): ChainLink[] =>
  steps.map((step) => ({ key: crypto.randomUUID(), step }));

/** The tools that are chosen, in their order, and the one whose settings are shown. */
export function useChain(first: readonly WorkStep[]) {
  const [links, setLinks] = useState(() => linksOf(first));
  const [active, setActive] = useState<string | null>(links[0]?.key ?? null);
  const steps = useMemo(() => links.map(({ step }) => step), [links]);
  return {
    links,
    steps,
    active,
    isFull: links.length >= MAX_STEPS,
    choose: setActive,
    add(tool: WorkTool) {
      const [added] = linksOf([formOf(tool).first]);
      setLinks([...links, added!]);
      setActive(added!.key);
    },
    remove(key: string) {
      const at = links.findIndex((link) => link.key === key);
      const rest = links.filter((link) => link.key !== key);
      setLinks(rest);
      if (active === key) setActive(rest[Math.min(at, rest.length - 1)]?.key ?? null);
    },
    /** Moves a step by one place: -1 earlier, 1 later. */
    move(key: string, by: -1 | 1) {
      const at = links.findIndex((link) => link.key === key);
      const to = at + by;
      if (at < 0 || to < 0 || to >= links.length) return;
      const next = [...links];
      const [moved] = next.splice(at, 1);
      next.splice(to, 0, moved!);
      setLinks(next);
    },
    change(key: string, part: object) {
      setLinks(
        links.map((link) => (link.key === key ? { key, step: { ...link.step, ...part } as WorkStep } : link)),
      );
    },
    /** Another chain in place of this one. */
    replace(next: readonly WorkStep[]) {
      const fresh = linksOf(next);
      setLinks(fresh);
      setActive(fresh[0]?.key ?? null);
    },
  };
}

export type StepChain = ReturnType<typeof useChain>;
