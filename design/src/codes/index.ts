export {
  CODE_KINDS,
  CODE_NAMES,
  type CodeKind,
  type CodeProblem,
  type CodeSymbol,
  type CodeWords,
  type EncodedCode,
  QR_LEVELS,
  type QrLevel,
} from './code-symbol.ts';
export { type CodeContent, encodeCode } from './encode-code.ts';
export { code128InOneSet } from './encode-code-128.ts';
export { checkDigitOf } from './encode-ean.ts';
