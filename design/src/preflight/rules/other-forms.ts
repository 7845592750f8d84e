import { layerFinding } from '../findings/make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

const SHOWN_LETTERS = 8;

/** Forms of letters that somebody chose and the font does not have, as of a family name, and emoji that fall apart. */
export const checkOtherForms: LayerRule = (check, layer) => {
  if (layer.kind !== 'text') return [];
  const forms = check.input.textInfo(layer)?.otherForms ?? [];
  if (forms.length === 0) return [];
  const letters = forms.slice(0, SHOWN_LETTERS).join('') + (forms.length > SHOWN_LETTERS ? '…' : '');
  return [layerFinding(check, layer, 'other-forms', 'warning', { letters })];
};
