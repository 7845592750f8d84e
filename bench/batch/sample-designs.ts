import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DesignDocument } from '@diy/design/document';
import { type MockupAsset, mockupAsset, type TemplateDefinition } from '@diy/design/template';
import type { Api } from '../../e2e/support/api.ts';

/** A design of our batch as the others are given it: everything but our files. */
export interface SampleDesign {
  document: DesignDocument;
  definition: TemplateDefinition;
  asset: MockupAsset;
  /** Folder with the mockup's files. */
  mockupFolder: string;
  picturePath: string;
}

/** The first `count` designs of a batch in the order of its matrix. */
export async function sampleDesigns(
  api: Api,
  batchId: string,
  count: number,
  catalogue: string,
  pictures: ReadonlyMap<string, string>,
): Promise<SampleDesign[]> {
  const { list } = await api.get<{ list: { design_id: string; image: { id: string } }[] }>(
    '/saas/diy/user/piliangSave/cells',
    { id: batchId, limit: count },
  );
  const samples: SampleDesign[] = [];
  for (const { design_id: id, image } of list) {
    const design = await api.get<{ design: DesignDocument; template_id: string }>(
      '/saas/diy/user/save/item',
      {
        id,
      },
    );
    const { definition } = await api.get<{ definition: TemplateDefinition }>('/saas/diy/template/item', {
      id: design.template_id,
    });
    const [mockupId = ''] = definition.mockups;
    const mockupFolder = join(catalogue, 'assets', mockupId, mockupId);
    const asset = mockupAsset.parse(JSON.parse(readFileSync(join(mockupFolder, 'mockup.json'), 'utf8')));
    const picturePath = pictures.get(image.id);
    if (!picturePath) throw new Error(`No picture for image ${image.id}.`);
    samples.push({ document: design.design, definition, asset, mockupFolder, picturePath });
  }
  return samples;
}
