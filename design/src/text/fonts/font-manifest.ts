import { z } from 'zod';
import { bilingual } from '../../template/index.ts';

/** How faces look. */
export const FONT_STYLES = ['sans', 'serif', 'display', 'hand', 'mono', 'emoji'] as const;
export type FontStyle = (typeof FONT_STYLES)[number];

/** One face in `design/fonts/fonts.json`. */
export const fontEntry = z.object({
  /** What a text layer's `fontId` holds, for example `noto-sans-sc-400`. */
  id: z.string().min(1).max(60),
  family: z.string(),
  /** CSS weight, 100 to 900. */
  weight: z.number().int().min(100).max(900),
  name: bilingual,
  /** File name next to `fonts.json`. */
  file: z.string(),
  bytes: z.number().int().positive(),
  /** SHA-256 of the file, lower-case hex; part of a render's key. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  scripts: z
    .array(
      z.enum([
        'han',
        'latin',
        'greek',
        'cyrillic',
        'thai',
        'hangul',
        'arabic',
        'hebrew',
        'devanagari',
        'emoji',
      ]),
    )
    .min(1),
  /** Style of the face, by which it is searched; `hand` = written or brushed. */
  style: z.enum(FONT_STYLES),
  licence: z.literal('OFL-1.1'),
  /** Words that show the face in a list. */
  sample: z.string(),
});
export type FontEntry = z.infer<typeof fontEntry>;

/** The whole list, in the order it is offered. The first face is the default. */
export const fontManifest = z.array(fontEntry).min(1);
