/** A value of a PDF: numbers, texts and arrays are themselves, null and booleans too. */
export type PdfValue =
  | null
  | boolean
  | number
  | Buffer
  | PdfValue[]
  | PdfName
  | PdfRef
  | PdfDict
  | PdfStream
  | PdfOperator;

export class PdfName {
  constructor(readonly name: string) {}
}

/** Stands for the object of this number. */
export class PdfRef {
  constructor(readonly id: number) {}
}

/** A word of a content stream that does something with the values before it. */
export class PdfOperator {
  constructor(readonly word: string) {}
}

export type PdfDict = Map<string, PdfValue>;

export class PdfStream {
  constructor(
    readonly dict: PdfDict,
    /** Content as it stands in the file, packed. */
    readonly raw: Buffer,
  ) {}
}
