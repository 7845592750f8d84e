export { type MockupAsset, type MockupSurface, mockupAsset, mockupSurface } from './mockup-asset.ts';
export { drawsOtherwise, saysOtherwise, withNewestFacts } from './newest-facts.ts';
export { guideSizePx, type PrintGuideWords, printGuideSvg } from './print-guide.ts';
export { printsOtherwise, SAID_ONLY } from './prints-otherwise.ts';
export {
  bilingual,
  MAX_BLEED_MM,
  MAX_DPI,
  MAX_SAFE_MM,
  type Melange,
  MIN_DPI,
  type MockupPlace,
  melange,
  mockupPlaceFor,
  type PrintLimits,
  type PrintMethod,
  printAreaFor,
  printFileFormat,
  printFiles,
  printLimits,
  printLimitsOf,
  printMethod,
  type RectMm,
  rectMm,
  type TemplateColour,
  type TemplateDefinition,
  type TemplateHole,
  type TemplateSurface,
  type TemplateVariant,
  templateColour,
  templateDefinition,
  templateHole,
  templateModel,
  templateSize,
  templateSurface,
  templateVariant,
} from './template.ts';
export { type VariantFacts, variantFacts } from './variant-facts.ts';
