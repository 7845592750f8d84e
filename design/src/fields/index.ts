export { charactersNotAllowed, charactersOf } from './allowed-characters.ts';
export type { FieldFinding, FieldFindingId } from './field-finding.ts';
export { type FilledDesign, type FillOptions, fillFields } from './fill-fields.ts';
export {
  contentFieldIds,
  type OpenBindings,
  type OpenField,
  type OpenFields,
  openFields,
} from './open-fields.ts';
export type { FieldValue, ListedField, MeantBy, OrderPicture, PictureOf } from './read-value.ts';
