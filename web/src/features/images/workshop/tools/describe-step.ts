import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeAside } from '../../../../lib/text/write-pairs.ts';
import type { ImageTexts } from '../model/tool-form.ts';
import { formOf } from './all-tool-forms.ts';

/** A step in words: its tool, and its settings where the tool says them. */
export function describeStep(step: WorkStep, t: ImageTexts): string {
  const settings = formOf(step.tool).describe?.(step, t) ?? [];
  const tool = t(`edit.${step.tool}`);
  return writeAside(tool, joinParts(settings));
}
