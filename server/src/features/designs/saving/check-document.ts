import { allOf, message } from '@diy/contract/messages';
import { type DesignDocument, DesignFormatError, openDesign } from '@diy/design/document';
import { isOwnFontId, textsOf } from '@diy/design/layers';
import type { TemplateDefinition } from '@diy/design/template';
import { Refusal, refuseField } from '../../../platform/errors/refusal.ts';

/** Opens a document of any released format; throws a Refusal that names what is wrong with it. */
export function openDocument(json: unknown): DesignDocument {
  try {
    return openDesign(json);
  } catch (error) {
    if (!(error instanceof DesignFormatError)) throw error;
    throw new Refusal(
      message('designs.invalid-document'),
      error.issues.map((issue) => ({ field: `design.${issue.path}`, msg: issue.message })),
    );
  }
}

/** Throws a Refusal when the document asks for a surface, colour or size that the template does not have. */
export function checkFitsTemplate(document: DesignDocument, template: TemplateDefinition): void {
  const has = (list: readonly { id: string }[], id: string) => list.some((item) => item.id === id);
  const wrong = [
    ...document.surfaces
      .filter((surface) => !has(template.surfaces, surface.surfaceId))
      .map((surface) => ({
        field: 'design.surfaces',
        msg: message('designs.no-surface', { surfaceId: surface.surfaceId }),
      })),
    ...(has(template.colours, document.colourId)
      ? []
      : [
          {
            field: 'design.colourId',
            msg: message('designs.no-colour', { colourId: document.colourId }),
          },
        ]),
    ...(has(template.sizes, document.sizeId)
      ? []
      : [
          {
            field: 'design.sizeId',
            msg: message('designs.no-size', { sizeId: document.sizeId }),
          },
        ]),
  ];
  if (wrong.length === 0) return;
  throw new Refusal(message('designs.not-of-template', { wrong: allOf(wrong.map(({ msg }) => msg)) }), wrong);
}

/** Throws a Refusal when a text may fall back to an own font: that is drawn where it was chosen, and in place of no other. */
export function checkFallbackFonts({ surfaces }: DesignDocument): void {
  for (const layer of surfaces.flatMap(({ layers }) => layers))
    for (const { fallbackFontIds = [] } of textsOf(layer)) {
      const own = fallbackFontIds.find(isOwnFontId);
      if (own === undefined) continue;
      throw refuseField(
        'design.surfaces.layers.fallbackFontIds',
        message('designs.own-font-fallback', { layer: layer.name }),
      );
    }
}
