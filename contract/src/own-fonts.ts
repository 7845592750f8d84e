import { z } from 'zod';
import { defineEndpoint, defineRawEndpoint, noInput } from './endpoint.ts';

/** The most own fonts of an account. */
export const MAX_OWN_FONTS = 200;
/** The most font files of an account in one design, those offered to buyers included: drawing holds them all in memory. */
export const MAX_OWN_FONTS_IN_DESIGN = 12;
/** Font files larger than this are refused unread; the largest Chinese fonts of one weight have some 25 MB. */
export const MAX_FONT_BYTES = 30 * 1024 * 1024;
/** The most characters of a font's name. */
export const MAX_FONT_FILE_NAME = 200;
export const MAX_FONT_NAME = 60;

/** `own:` and the SHA-256 of the stored file in hex: what a document's `fontId` begins with. */
const ownFontId = z.string().min(1).max(80);

/** A name as the font gives it; null = it has none in that language. */
const fontName = z.object({ zh: z.string().nullable(), en: z.string().nullable() });

/** Words set in a face, as an outline to fill. */
const fontSample = z.object({
  /** Path of SVG, lengths in hundredths of the em, y downwards, 0 = the baseline. */
  d: z.string(),
  /** Left, top, width and height of what is seen. */
  box: z.array(z.number()).length(4),
  /** The words. */
  text: z.string(),
});

/** One entry of the list of fonts: a font, or a named style of a variable one. */
const ownFontStyle = z.object({
  /** What a document's `fontId` holds. */
  id: z.string(),
  name: fontName,
  /** A few words set in the font, as an outline. */
  sample: fontSample,
});

export const ownFont = z.object({
  id: ownFontId,
  /** What the person calls it. */
  name: z.string(),
  /** Name of the uploaded file. */
  file_name: z.string(),
  format: z.enum(['ttf', 'otf', 'woff', 'woff2']),
  /** Bytes of the stored file, which counts towards the account's storage. */
  bytes: z.number().int(),
  /** Name of the family, as the file says it. */
  family: fontName,
  /** 1 to 1000, 400 = regular. */
  weight: z.number(),
  is_italic: z.boolean(),
  /** What the maker allows to embed, as the font says (OS/2 `fsType`). */
  embedding: z.enum(['installable', 'editable', 'preview', 'restricted', 'unknown']),
  /** How many characters it has. */
  characters: z.number().int(),
  /** Scripts that it has common letters of. */
  scripts: z.array(z.string()),
  /** Axes of a variable font; empty = it is not variable. */
  axes: z.array(
    z.object({ tag: z.string(), name: fontName, min: z.number(), normal: z.number(), max: z.number() }),
  ),
  /** The font as it is, then its named styles. */
  styles: z.array(ownFontStyle).min(1),
  /** When, and by whom, the right to print with it was confirmed. */
  confirmed_at: z.string(),
  /** Nickname of who confirmed it, or else the username. */
  confirmed_by: z.string(),
  created_at: z.string(),
});
export type OwnFont = z.infer<typeof ownFont>;

export const listOwnFonts = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/font/list',
  auth: 'token',
  feature: 'own-fonts',
  summary: 'The account’s own fonts, the newest first.',
  input: noInput,
  data: z.object({ list: z.array(ownFont) }),
});

export const addOwnFont = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/font/add',
  auth: 'token',
  feature: 'own-fonts',
  summary:
    'Take an uploaded OTF, TTF, WOFF or WOFF2 as an own font. A font the account has already is returned as it is; a file that would print wrong is refused with the reason.',
  input: z.strictObject({
    /** Key of the upload, as its token allowed. */
    key: z.string().min(1).max(1000),
    /** Name of the file that was uploaded. */
    file_name: z.string().trim().min(1).max(MAX_FONT_FILE_NAME).optional(),
    /** Default: the font’s own name. */
    name: z.string().trim().min(1).max(MAX_FONT_NAME).optional(),
    /** The caller confirms that the account may use this font for goods that it sells. */
    licence_confirmed: z.literal(true),
  }),
  data: ownFont,
});

export const renameOwnFont = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/font/rename',
  auth: 'token',
  feature: 'own-fonts',
  summary: 'Give an own font another name; designs keep it by its id.',
  input: z.strictObject({ id: ownFontId, name: z.string().trim().min(1).max(MAX_FONT_NAME) }),
  data: z.object({}),
});

export const deleteOwnFont = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/font/delete',
  auth: 'token',
  feature: 'own-fonts',
  summary:
    'Delete an own font. Refused while a version of a design uses it, deleted designs included until they are purged (`own-fonts.in-use`).',
  input: z.strictObject({ id: ownFontId }),
  data: z.object({}),
});

/** A link would be one to pass on, so the designer reads the file with its token. */
export const getOwnFontFile = defineRawEndpoint({
  method: 'GET',
  path: '/saas/diy/user/font/file',
  auth: 'token',
  feature: 'own-fonts',
  summary: 'The stored file of an own font. It never changes, so the caller may keep it for ever.',
  input: z.strictObject({ id: ownFontId }),
  mediaType: 'font/ttf',
});
