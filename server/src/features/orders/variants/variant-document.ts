import type { DesignDocument } from '@diy/design/document';
import { usedImageIds } from '@diy/design/document';
import { areasOfSizes, type BareSide, coverSize, findBareSides, setSize } from '@diy/design/editing';
import type { TemplateSurface } from '@diy/design/template';
import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesignVersion } from '../../designs/index.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { documentKey } from '../../rendering/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import type { Variant } from './find-variants.ts';
import { isCovered } from './variant-checks.queries.ts';

/** Ordered colour and size, and whether somebody chose to scale the design to cover that size. */
export interface VariantPersonalisation {
  colourId: string;
  sizeId: string;
  isCovered: boolean;
}

/** What the product and the library know about a design. */
export interface VariantFacts {
  surfaces: readonly TemplateSurface[];
  /** Pictures with clear parts. */
  alphaImageIds: readonly string[];
}

/**
 * The design in the colour and size of an order, by the function with which the designer changes sizes: artwork keeps
 * its middle line and its top, and is only scaled if somebody chose that. `bare`: sides that it reached before and does
 * not reach now.
 */
export function inVariant(
  document: DesignDocument,
  { colourId, sizeId, isCovered }: VariantPersonalisation,
  { surfaces, alphaImageIds }: VariantFacts,
): { document: DesignDocument; designed: DesignDocument; bare: BareSide[] } {
  const designed = document;
  const isSame = document.colourId === colourId;
  if (document.sizeId === sizeId)
    return { document: isSame ? document : { ...document, colourId }, designed, bare: [] };
  const sized = isCovered
    ? coverSize(document, { sizeId, surfaces, alphaImageIds })
    : setSize(document, { sizeId, areas: areasOfSizes(surfaces, document.sizeId, sizeId) });
  const bare = findBareSides({ before: document, after: sized, surfaces, alphaImageIds });
  return { document: isSame ? sized : { ...sized, colourId }, designed, bare };
}

/** A version of a design on its template, in a colour and a size. */
export interface VariantRef {
  designId: string;
  version: number;
  templateId: string;
  templateVersion: number;
  colourId: string;
  sizeId: string;
}

export interface VariantDocument {
  document: DesignDocument;
  /** The document as it was saved, in its own colour and size. */
  designed: DesignDocument;
  bare: BareSide[];
  template: TemplateVersionRow;
  /** The size that the design was made for. */
  ownSizeId: string;
}

/**
 * What is printed for a variant before any buyer's words; null = the version was deleted. `isCovered` overrides the
 * stored choice.
 */
export async function findVariantDocument(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  of: VariantRef,
  options: { isCovered?: boolean } = {},
): Promise<VariantDocument | null> {
  const version = await findDesignVersion(db, ownerId, of.designId, of.version);
  if (!version) return null;
  const template = await getTemplateVersion(db, ownerId, of.templateId, of.templateVersion);
  const { document } = version;
  const isOther = document.sizeId !== of.sizeId;
  const images = isOther ? await getImagesForDrawing(db, ownerId, usedImageIds(document)) : [];
  const covered = options.isCovered ?? (isOther && (await isCovered(db, ownerId, of)));
  const made = inVariant(
    document,
    { colourId: of.colourId, sizeId: of.sizeId, isCovered: covered },
    {
      surfaces: template.definition.surfaces,
      alphaImageIds: images.filter(({ hasAlpha }) => hasAlpha).map(({ id }) => id),
    },
  );
  return { ...made, template, ownSizeId: document.sizeId };
}

/** Names the print files of a variant. `db` may be a transaction, which then sees what it wrote itself; no file is read. */
export type FileHashes = (db: Db, variant: Variant) => Promise<string>;

/** Names the print files of variants; each variant is looked up once. */
export function createFileHashes({ fonts }: Pick<Services, 'fonts'>, ownerId: string): FileHashes {
  const hashes = new Map<string, Promise<string>>();
  const hashOf: FileHashes = async (db, { design, colourId, sizeId }) => {
    const made = await findVariantDocument({ db }, ownerId, {
      designId: design.id,
      version: design.version,
      templateId: design.templateId,
      templateVersion: design.templateVersion,
      colourId,
      sizeId,
    });
    if (!made) return '';
    const origin = { template_id: design.templateId, template_version: design.templateVersion };
    return documentKey(db, fonts, ownerId, made.document, origin);
  };
  return (db, variant) => {
    const { design, colourId, sizeId } = variant;
    const key = [design.id, design.version, colourId, sizeId].join(' ');
    const known = hashes.get(key) ?? hashOf(db, variant);
    hashes.set(key, known);
    return known;
  };
}
