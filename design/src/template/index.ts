export { type MockupAsset, type MockupSurface, mockupAsset, mockupSurface } from './mockup-asset.ts';
export { guideSizePx, type PrintGuideWords, printGuideSvg } from './print-guide.ts';
export {
  bilingual,
  type Melange,
  melange,
  type PrintMethod,
  printAreaFor,
  printMethod,
  type RectMm,
  rectMm,
  type TemplateColour,
  type TemplateDefinition,
  type TemplateSurface,
  templateColour,
  templateDefinition,
  templateModel,
  templateSize,
  templateSurface,
} from './template.ts';
