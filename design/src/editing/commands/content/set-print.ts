import type { DesignDocument, PrintSettings } from '../../../document/design-document.ts';

/** Chooses how the print files are made; settings left out stay. */
export function setPrint(design: DesignDocument, input: Partial<PrintSettings>): DesignDocument {
  const print = { ...design.print, ...input };
  return print.bleed === design.print.bleed ? design : { ...design, print };
}
