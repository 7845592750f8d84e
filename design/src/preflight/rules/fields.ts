import { findBindingProblems } from '../../document/binding-problems.ts';
import type { TextField } from '../../document/design-field.ts';
import { openFields } from '../../fields/open-fields.ts';
import { checkText } from '../../fields/read-value.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import type { Layer } from '../../layers/layer.ts';
import { readOwnFontId } from '../../layers/text/own-font-id.ts';
import { onlyStyle } from '../../layers/text/spans/replace-words.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import type { Finding } from '../findings/finding.ts';
import type { PreflightInput } from '../preflight-input.ts';
import { familyName } from './fallback-font.ts';

/**
 * Finds fields that orders could not fill. None is an error: the design itself prints as shown, and order lines
 * that would print wrongly are stopped.
 */
export function checkFields({ document }: Pick<PreflightInput, 'document'>): Finding[] {
  const { fields = [], surfaces } = document;
  const { bindingsOf } = openFields(document);
  const used = new Set<string | undefined>();
  const ofLayers = surfaces.flatMap(({ surfaceId, layers }) =>
    layers.flatMap((layer) => {
      const { shownFor, ...others } = bindingsOf(layer);
      for (const id of [...Object.values(others), shownFor?.fieldId]) used.add(id);
      const sample = fields.find((field) => field.id === others.text);
      const about = { surfaceId, layer };
      return [
        ...findBindingProblems(layer, fields).map(({ target, problem, field }) =>
          finding(
            'broken-binding',
            { layer: layer.name, field, target, problem },
            about,
            problem === 'no-colour' || layer.locked
              ? null
              : { command: 'bindLayer', input: { layerId: layer.id, bindings: { [target]: null } } },
          ),
        ),
        ...(sample?.kind === 'text' && layer.kind === 'text'
          ? [...checkSample(sample, layer.text, about), ...checkStyles(layer, sample, others, about)]
          : []),
        ...(layer.kind === 'image' && fields.some(({ id }) => id === others.picture)
          ? checkMirrored(layer, about)
          : []),
      ];
    }),
  );
  return [
    ...fields.flatMap((field) => {
      if (!used.has(field.id))
        return [
          finding('unused-field', { field: field.name }, null, {
            command: 'removeField',
            input: { fieldId: field.id },
          }),
        ];
      const isEmpty = (field.kind === 'choice' || field.kind === 'font') && field.choices.length === 0;
      return isEmpty ? [finding('no-choices', { field: field.name })] : [];
    }),
    ...ofLayers,
  ];
}

/** A sample that a buyer could not write shows another picture of the product than any order will. */
function checkSample(field: TextField, text: string, about: About): Finding[] {
  if (text === '') return [];
  const [broken] = checkText(field, { name: field.name, value: text });
  if (!broken) return [];
  const params = { layer: about.layer.name, field: field.name, rule: broken.id, ...broken.params };
  return [finding('sample-breaks-rules', params, about)];
}

/** An order's words have one style: nobody said which of several letters theirs are. The parts that another field brings are left out. */
function checkStyles(
  layer: TextLayer,
  field: TextField,
  bindings: { font?: string | undefined; colour?: string | undefined },
  about: About,
): Finding[] {
  if (onlyStyle(layer) !== null) return [];
  const isOwn = readOwnFontId(layer.fontId) !== undefined;
  const params = {
    layer: layer.name,
    field: field.name,
    ...(bindings.font ? {} : { font: isOwn ? 'own' : familyName(layer.fontId) }),
    mm: layer.fontSizeMm,
    ...(bindings.colour ? {} : { colour: layer.gradient ? 'gradient' : layer.colour }),
  };
  return [{ ...finding('styles-replaced', params, about), severity: 'info' }];
}

/** The sample may be mirrored to look the other way; words in a buyer's picture cannot be read then. */
function checkMirrored(layer: ImageLayer, about: About): Finding[] {
  if (!layer.flipX && !layer.flipY) return [];
  const fix = {
    command: 'updateLayer' as const,
    input: { layerId: layer.id, patch: { flipX: false, flipY: false } },
  };
  return [finding('picture-mirrored', { layer: layer.name }, about, layer.locked ? null : fix)];
}

interface About {
  readonly surfaceId: string;
  readonly layer: Layer;
}

function finding(
  id: Finding['id'],
  params: Finding['params'],
  about: About | null = null,
  fix: Finding['fix'] = null,
): Finding {
  const [surfaceId, layerId] = about ? [about.surfaceId, about.layer.id] : ['', null];
  return { id, severity: 'warning', surfaceId, layerId, params, fix };
}
