import type { Api } from './api.ts';
import { type SampleImage, sampleDesign } from './samples/sample-design.ts';
import { waitFor } from './system/start-system.ts';

/** A saved design as lists show it, as far as stories look. */
export interface SavedDesign {
  id: string;
  name: string;
  render: {
    state: string;
    error: string | null;
    mockups: { mockup_id: string; url: string }[];
    findings: { key: string | null; severity: string; text: string }[];
    print_files: { surface_id: string; url: string; width_px: number; height_px: number; bytes: number }[];
  };
}

interface Template {
  id: string;
  definition: { surfaces: { id: string }[]; colours: { id: string }[]; sizes: { id: string }[] };
}

/** Saves the sample design on the first template that the search text finds; returns its id. */
export async function saveSample(
  api: Api,
  search: string,
  words: string,
  image: SampleImage | null,
): Promise<string> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: search });
  const template = await api.get<Template>('/saas/diy/template/item', { id: list[0]!.id });
  const { surfaces, colours, sizes } = template.definition;
  const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: template.id,
    name: words,
    design: sampleDesign(surfaces[0]!.id, words, image, colours[0]!.id, sizes[0]!.id),
  });
  return saved.id;
}

export const openSaved = (api: Api, id: string) => api.get<SavedDesign>('/saas/diy/user/save/item', { id });

/** Waits until a design's pictures are done, or have failed when that is wanted. */
export async function waitForRender(api: Api, id: string, wanted: 'done' | 'failed'): Promise<SavedDesign> {
  let design = await openSaved(api, id);
  await waitFor(`the design to be ${wanted}`, 300_000, async () => {
    design = await openSaved(api, id);
    const { state, error } = design.render;
    if (state !== wanted && ['done', 'failed'].includes(state)) {
      throw new Error(`the system ended in ${state}: ${error}`);
    }
    return state === wanted;
  });
  return design;
}
