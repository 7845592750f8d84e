export {
  DESIGN_FORMAT,
  type DesignDocument,
  type DesignSurface,
  designDocument,
  designSurface,
} from './design-document.ts';
