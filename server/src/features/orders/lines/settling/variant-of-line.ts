import type { VariantRef } from '../../variants/variant-document.ts';
import type { LineRecord } from '../lines.queries.ts';

/** What a line is printed from. */
export function variantOfLine(line: LineRecord): VariantRef {
  return {
    designId: line.design_id,
    version: line.design_version,
    templateId: line.template_id,
    templateVersion: line.template_version,
    colourId: line.colour_id,
    sizeId: line.size_id,
  };
}
