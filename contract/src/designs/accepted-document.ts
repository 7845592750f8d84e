import {
  DESIGN_FORMAT,
  DesignFormatError,
  designDocument,
  FIRST_FORMAT,
  openDesign,
} from '@diy/design/document';
import { z } from 'zod';

const olderFormats = Array.from({ length: DESIGN_FORMAT - FIRST_FORMAT }, (_, step) => FIRST_FORMAT + step);

/** A document as a tab or a program of before the last update sends it: any released format, brought to the current one. */
const olderDocument = z
  .looseObject({ format: z.literal(olderFormats) })
  .describe('A document of an older format; it is migrated.')
  .transform((document, context) => {
    try {
      return openDesign(document);
    } catch (error) {
      if (!(error instanceof DesignFormatError)) throw error;
      for (const { path, message } of error.issues) {
        context.addIssue({ code: 'custom', path: path.split('.'), message });
      }
      return z.NEVER;
    }
  });

/** What a save may contain. */
export const acceptedDocument = z.discriminatedUnion('format', [designDocument, olderDocument]);
