import type { DesignDocument } from '@diy/design/document';
import type { Services } from '../../../platform/services.ts';
import { findDesignVersion } from '../../designs/index.ts';
import { documentKey } from '../../rendering/index.ts';
import type { Variant } from './find-variants.ts';

/** The design in the colour and size of an order. */
export function inVariant(document: DesignDocument, colourId: string, sizeId: string): DesignDocument {
  if (document.colourId === colourId && document.sizeId === sizeId) return document;
  return { ...document, colourId, sizeId };
}

/** Names the print files of variants; each variant is looked at once. */
export function createFileHashes(services: Pick<Services, 'db' | 'config'>, ownerId: string) {
  const hashes = new Map<string, Promise<string>>();
  const hashOf = async ({ design, colourId, sizeId }: Variant): Promise<string> => {
    const version = await findDesignVersion(services.db, ownerId, design.id, design.version);
    if (!version) return '';
    const document = inVariant(version.document, colourId, sizeId);
    const origin = { template_id: design.templateId, template_version: design.templateVersion };
    return documentKey(services, ownerId, document, origin);
  };
  return (variant: Variant): Promise<string> => {
    const { design, colourId, sizeId } = variant;
    const key = [design.id, design.version, colourId, sizeId].join(' ');
    const known = hashes.get(key) ?? hashOf(variant);
    hashes.set(key, known);
    return known;
  };
}
