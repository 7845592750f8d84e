import { type DesignDocument, usedFontIds, usedImageIds, withSourceSizes } from '@diy/design/document';
import { readOwnFontId } from '@diy/design/layers';
import type { Finding } from '@diy/design/preflight';
import type { FontEntry } from '@diy/design/text';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findAcceptedKeys } from '../../designs/index.ts';
import { type DrawableImage, getImagesForDrawing } from '../../images/index.ts';
import { findOwnFontHashes } from '../../own-fonts/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import { loadFaces, type ShippedFonts } from '../print/font-book.ts';
import type { Faces } from '../print/prepare-resources.ts';
import { type DecidedFindings, decideFindings, findProblems, UnprintableDesign } from './check-design.ts';
import { reasonWithoutFigures } from './user-facing-reason.ts';

type Needs = Pick<Services, 'db' | 'fonts'>;

/** The template that a document is for, and the design whose accepted findings apply to it. */
export interface Origin {
  template_id: string;
  template_version: number;
  /** The design of the document; undefined = nothing is accepted. */
  design_id?: string;
  /** That version of the template, where the caller has read it. */
  template?: TemplateVersionRow;
}

/** What names a document's files: all that it is drawn with but the faces of its texts. */
export interface KeyedDocument {
  /** The document with the library's sizes of pictures: an older one may have stored others. */
  document: DesignDocument;
  template: TemplateVersionRow;
  images: ReadonlyMap<string, DrawableImage>;
  fonts: ReadonlyMap<string, FontEntry>;
}

/** A document with everything needed to draw it. */
export interface LoadedDocument extends KeyedDocument {
  faces: Faces;
}

/**
 * Loads what names a document's files. It reads the database and the shipped list of fonts, never the object store, so that it may be
 * called while a transaction holds locks.
 */
export async function loadKeyedDocument(
  db: Services['db'],
  shipped: ShippedFonts,
  ownerId: string,
  given: DesignDocument,
  origin: Origin,
): Promise<KeyedDocument> {
  const ids = usedImageIds(given);
  const [template, found] = await Promise.all([
    origin.template ?? templateOf(db, ownerId, origin),
    ids.length === 0 ? [] : getImagesForDrawing(db, ownerId, ids),
  ]);
  const images = new Map(found.map((one) => [one.id, one]));
  const document = withSourceSizes(given, (id) => images.get(id));
  const { entries: fonts } = await shipped.open();
  return { document, template, images, fonts };
}

/**
 * Loads all that a document is checked and drawn with: template version, images, and the faces of its texts. A font that is not the
 * account’s is missing. It reads files of fonts from the object store, so it is never called within a transaction.
 */
export async function loadDocument(
  { db, fonts }: Needs,
  ownerId: string,
  given: DesignDocument,
  origin: Origin,
): Promise<LoadedDocument> {
  const keyed = await loadKeyedDocument(db, fonts, ownerId, given, origin);
  const { document } = keyed;
  const fontBook = await fonts.open();
  const owned = await ownFontsIn(db, ownerId, document);
  const faces = await loadFaces(fontBook, document, async (id) => {
    const own = readOwnFontId(id);
    return own && owned.has(own.sha256) ? fonts.own.face(ownerId, id) : undefined;
  });
  return { ...keyed, faces };
}

/** Hashes of the fonts in a document that are the account's own. */
function ownFontsIn(db: Services['db'], ownerId: string, document: DesignDocument): Promise<Set<string>> {
  const hashes = usedFontIds(document).flatMap((id) => readOwnFontId(id)?.sha256 ?? []);
  return findOwnFontHashes(db, ownerId, [...new Set(hashes)]);
}

async function templateOf(db: Services['db'], ownerId: string, origin: Origin): Promise<TemplateVersionRow> {
  try {
    return await getTemplateVersion(db, ownerId, origin.template_id, origin.template_version);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new UnprintableDesign(
      reasonWithoutFigures('rendering.template-gone') as UnprintableDesign['reason'],
    );
  }
}

/** Findings of a document, and the errors among them that its design's owner has not accepted. */
export async function checkLoadedDocument(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  origin: Origin,
  { document, template, images, faces }: LoadedDocument,
): Promise<DecidedFindings> {
  const findings = findProblems(document, template, images, faces);
  const { design_id: id } = origin;
  const accepted = id === undefined ? undefined : (await findAcceptedKeys(db, ownerId, [id])).get(id);
  return decideFindings(findings, document, accepted);
}

/**
 * All preflight findings of a document as it would be printed: an order's size, colour, words and pictures in it. The
 * same function as in the designer, the matrix and before drawing. Throws UnprintableDesign when a font is missing.
 */
export async function preflightDocument(
  services: Needs,
  ownerId: string,
  document: DesignDocument,
  origin: Origin,
): Promise<Finding[]> {
  const loaded = await loadDocument(services, ownerId, document, origin);
  return findProblems(loaded.document, loaded.template, loaded.images, loaded.faces);
}
