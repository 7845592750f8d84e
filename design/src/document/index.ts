export {
  type AnyBindings,
  BINDING_TARGETS,
  type BindingProblem,
  type BindingTarget,
  canBind,
  findBindingProblems,
} from './binding-problems.ts';
export { createDesign } from './create-design.ts';
export {
  DESIGN_FORMAT,
  type DesignDocument,
  type DesignSurface,
  designDocument,
  designSurface,
  MAX_LAYERS,
  type PrintSettings,
  printSettings,
  RELEASED_FORMAT,
} from './design-document.ts';
export {
  type CharacterSet,
  type ChoiceField,
  type ColourField,
  characterSet,
  type DesignField,
  designField,
  type FieldKind,
  type FontField,
  MAX_FIELD_NAME,
  MAX_FIELDS,
  MAX_LINES,
  MAX_MORE_CHARACTERS,
  type PictureField,
  type TextField,
  type WhenEmpty,
} from './design-field.ts';
export { fieldKey, hasFieldNamed, isUnseen, WHOLE_NAMES } from './field-key.ts';
export { type FoundLayer, findLayer, findSurface } from './find-layer.ts';
export { findGroup, type LayerGroup, layerGroup } from './layer-group.ts';
export { FIRST_FORMAT } from './migrations/all-migrations.ts';
export { DesignFormatError, type DesignFormatProblem, openDesign } from './open-design.ts';
export { serialiseDesign, serialiseForKey } from './serialise-design.ts';
export { usedFontIds, usedImageIds } from './used-assets.ts';
export { type SizeOfImage, withSourceSizes } from './with-source-sizes.ts';
