import { type DesignDocument, DesignFormatError, openDesign } from '@diy/design/document';
import type { TemplateDefinition } from '@diy/design/template';
import { Refusal } from '../../../platform/errors/refusal.ts';

/** Opens a document of any released format; throws a Refusal that names what is wrong with it. */
export function openDocument(json: unknown): DesignDocument {
  try {
    return openDesign(json);
  } catch (error) {
    if (!(error instanceof DesignFormatError)) throw error;
    throw new Refusal(
      'designs.invalid-document',
      {
        zh: '设计内容不完整或格式不对，请刷新页面后重试',
        en: 'The design is incomplete or malformed; reload and try again',
      },
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
        msg: {
          zh: `模板没有印刷面 ${surface.surfaceId}`,
          en: `The template has no surface ${surface.surfaceId}`,
        },
      })),
    ...(has(template.colours, document.colourId)
      ? []
      : [
          {
            field: 'design.colourId',
            msg: {
              zh: `模板没有颜色 ${document.colourId}`,
              en: `The template has no colour ${document.colourId}`,
            },
          },
        ]),
    ...(has(template.sizes, document.sizeId)
      ? []
      : [
          {
            field: 'design.sizeId',
            msg: { zh: `模板没有尺码 ${document.sizeId}`, en: `The template has no size ${document.sizeId}` },
          },
        ]),
  ];
  if (wrong.length === 0) return;
  throw new Refusal(
    'designs.not-of-template',
    {
      zh: `${wrong.map(({ msg }) => msg.zh).join('；')}。请在设计器中重新选择`,
      en: `${wrong.map(({ msg }) => msg.en).join('; ')}. Choose again in the designer`,
    },
    wrong,
  );
}
