import type { DesignDocument, DesignField } from '@diy/design/document';
import { type FieldFinding, fillFields } from '@diy/design/fields';
import type { Samples, UiState } from './ui-state.ts';

/** The design as an order with these samples would print it. Pictures stay, and no field is missed: it is not an order yet. */
export function fillSamples(
  design: DesignDocument,
  samples: Samples,
): { document: DesignDocument; findings: FieldFinding[] } {
  const values = (design.fields ?? []).flatMap(({ id, name }) => {
    const value = samples.get(id);
    return value === undefined ? [] : [{ name, value }];
  });
  const { document, findings } = fillFields(design, values);
  return { document, findings: findings.filter(({ id }) => id !== 'empty-field') };
}

/** The findings of one field's sample. */
export function findingsOf(findings: readonly FieldFinding[], { name }: DesignField): FieldFinding[] {
  return findings.filter(({ field, value }) => field === name && value !== '');
}

/** What the stage and the mockups show: the design itself, or, while its fields are tried out, the design with the samples. */
export interface Trial {
  shown(design: DesignDocument): DesignDocument;
}

/**
 * Shows the design with its fields filled from samples while the fields panel is open; the last result is kept, as it is asked
 * for at each drawing.
 */
export function createFieldTrial(ui: { get(): Pick<UiState, 'panel' | 'samples'> }): Trial {
  let last: { design: DesignDocument; samples: Samples; shown: DesignDocument } | null = null;
  return {
    shown(design) {
      const { panel, samples } = ui.get();
      if (panel !== 'fields' || !samples || !design.fields) return design;
      // Cached, because drawing detects changes by the identity of layers.
      if (last?.design !== design || last.samples !== samples)
        last = { design, samples, shown: fillSamples(design, samples).document };
      return last.shown;
    },
  };
}
