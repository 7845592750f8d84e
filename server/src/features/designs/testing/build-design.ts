import { saveDesign } from '@diy/contract/designs/designs';
import { listTemplates } from '@diy/contract/templates';
import type { DesignDocument } from '@diy/design/document';
import { newShapeLayer, newTextLayer } from '@diy/design/layers';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { seedOnce } from '../../templates/testing/seed-once.ts';

/** Changes to the built design. */
export interface DesignDraft {
  name?: string;
  text?: string;
  /** Search text that finds the template; default the mug. */
  template?: string;
  document?: DesignDocument;
}

/** Id of a catalogue template found by search text; the catalogue is seeded when it is not. */
export async function findTemplateId(app: TestApp, token: string, content = 'MUG'): Promise<string> {
  await seedOnce(app);
  const { list } = await app.ask(listTemplates, { content }, { token });
  const found = list[0];
  if (!found) throw new Error(`no template for "${content}"`);
  return found.id;
}

/** A mug's document with a line of text over a red rectangle. */
export function mugDocument(text = '你好 Mug', fallbackFontIds?: readonly string[]): DesignDocument {
  const area = { areaWidthMm: 200, areaHeightMm: 82 };
  const shape = { ...newShapeLayer({ id: 'ground', shape: 'rect', ...area }), xMm: 100, yMm: 41 };
  const { fallbackFontIds: _, ...own } = newTextLayer({
    id: 'words',
    text,
    fontId: 'noto-sans-sc-700',
    ...area,
  });
  // Without other faces letters that its own lacks are an error, as in documents of programs.
  const words = fallbackFontIds ? { ...own, fallbackFontIds: [...fallbackFontIds] } : own;
  return {
    format: 10,
    print: { bleed: false },
    colourId: 'white',
    sizeId: '11oz',
    surfaces: [{ surfaceId: 'wrap', layers: [{ ...shape, fill: '#D9442B' }, words] }],
  };
}

/** A cushion's document with a red shape in the middle. */
export function cushionDocument(): DesignDocument {
  const shape = newShapeLayer({ id: 'ground', shape: 'rect', areaWidthMm: 450, areaHeightMm: 450 });
  return {
    format: 10,
    print: { bleed: false },
    colourId: 'white',
    sizeId: '45',
    surfaces: [{ surfaceId: 'front', layers: [{ ...shape, fill: '#D9442B' }] }],
  };
}

/** Saves a design; its render job waits for `app.runJobs()`. */
export async function buildDesign(
  app: TestApp,
  token: string,
  draft: DesignDraft = {},
): Promise<{ id: string; sku: string; version: number; templateId: string }> {
  const templateId = await findTemplateId(app, token, draft.template);
  const saved = await app.ask(
    saveDesign,
    {
      template_id: templateId,
      name: draft.name ?? '海边马克杯',
      design: draft.document ?? mugDocument(draft.text),
    },
    { token },
  );
  return { ...saved, templateId };
}
