import type { DesignDocument } from '@diy/design/document';
import { buildDesign, buildTextLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { createFieldTrial, fillSamples, findingsOf } from './field-samples.ts';
import type { UiState } from './ui-state.ts';

const design: DesignDocument = buildDesign(
  [buildTextLayer({ id: 'words', text: '示例', bindings: { text: 'f' } })],
  { fields: [{ id: 'f', kind: 'text', name: '名字', whenEmpty: 'stop', maxLength: 3 }] },
);
const textOf = ({ surfaces }: DesignDocument) =>
  surfaces[0]?.layers.map((layer) => (layer.kind === 'text' ? layer.text : ''));

describe('trying fields out', () => {
  it('shows samples while the panel is open, and the design otherwise', () => {
    let ui: Pick<UiState, 'panel' | 'samples'> = { panel: 'fields', samples: new Map([['f', 'Anna']]) };
    const trial = createFieldTrial({ get: () => ui });
    expect(textOf(trial.shown(design))).toEqual(['Anna']);
    expect(trial.shown(design)).toBe(trial.shown(design));
    expect(textOf(design)).toEqual(['示例']);
    ui = { ...ui, panel: 'layers' };
    expect(trial.shown(design)).toBe(design);
    ui = { panel: 'fields', samples: null };
    expect(trial.shown(design)).toBe(design);
  });

  it('names what is wrong with a sample, and misses none', () => {
    const [field] = design.fields ?? [];
    const { findings } = fillSamples(design, new Map([['f', 'Annabel']]));
    expect(findingsOf(findings, field!).map(({ id }) => id)).toEqual(['too-long']);
    expect(fillSamples(design, new Map()).findings).toEqual([]);
    expect(fillSamples(design, new Map([['f', ' ']])).findings).toEqual([]);
  });
});
