import type { DesignItem, DesignRow } from '@diy/contract/designs/designs';
import { renderReasonText } from '@diy/contract/designs/render-reasons';
import type { MessageLocale } from '@diy/contract/messages';
import { printSize, snappedPictures } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { DrawableImage } from '../images/index.ts';
import { sideNames, type TemplateVersionRow } from '../templates/index.ts';
import type { Acceptance } from './findings/accepted-findings.queries.ts';
import { presentFindings } from './findings/present-findings.ts';
import type { DesignRecord } from './read-designs.queries.ts';

const LINK_TTL_SECONDS = 15 * 60;

/** A design with what it is shown with. */
interface Presented {
  design: DesignRecord;
  template: TemplateVersionRow;
  accepted: ReadonlyMap<string, Acceptance> | undefined;
  newerTemplate: number | null;
}

/** A saved design as lists show it. Files of an older version are not listed: they would be taken for the newest. */
export function presentDesign(
  { design, template, accepted, newerTemplate }: Presented,
  storage: ObjectStore,
  locale: MessageLocale,
): DesignRow {
  const isCurrent = design.rendered_version === design.version;
  const findings = presentFindings((isCurrent && design.render_result?.findings) || [], accepted, locale);
  const stop = findings.find((finding) => finding.severity === 'error' && !finding.accepted);
  // The design has an error that nobody accepts (any more), so its files are withheld.
  const hasFiles = (design.render_result?.print_files ?? []).length > 0;
  const isWithheld = design.render_state === 'done' && hasFiles && stop !== undefined;
  const mockups = (design.render_result?.mockups ?? []).map(({ mockup_id, key }) => ({
    mockup_id,
    url: storage.publicUrl(key),
  }));
  return {
    id: design.id,
    sku: design.sku,
    name: design.name,
    version: design.version,
    template_id: design.template_id,
    template_title: template.definition.title,
    template_version: design.template_version,
    newer_template_version: newerTemplate,
    pid: design.category_id,
    colour_id: design.document.colourId,
    size_id: design.document.sizeId,
    cover: designCover(design, storage),
    render: {
      state: isWithheld ? 'failed' : design.render_state,
      error: isWithheld ? stop.text : whyFailed(design, locale),
      error_id: isWithheld ? `preflight.${stop.id}` : (design.render_reason?.id ?? null),
      mockups: isCurrent ? mockups : [],
      print_files: isCurrent && stop === undefined ? printFiles(design, template, storage, locale) : [],
      findings,
    },
    created_at: design.created_at.toISOString(),
    updated_at: design.updated_at.toISOString(),
  };
}

function whyFailed(design: DesignRecord, locale: MessageLocale): string | null {
  return design.render_reason ? renderReasonText(design.render_reason, locale) : design.render_error;
}

/** Public picture of a design: its first mockup or the designer's own picture, whichever shows the newer version. */
export function designCover(design: DesignRecord, storage: ObjectStore): string | null {
  const [mockup] = design.render_result?.mockups ?? [];
  // Until the newest version is drawn, the designer's picture may be newer; not every save sends one.
  const isDesignersNewer = (design.cover_version ?? 0) > (design.rendered_version ?? 0);
  const key = isDesignersNewer ? (design.cover_key ?? mockup?.key) : (mockup?.key ?? design.cover_key);
  return key ? storage.publicUrl(key) : null;
}

function printFiles(
  design: DesignRecord,
  template: TemplateVersionRow,
  storage: ObjectStore,
  locale: MessageLocale,
) {
  const sides = sideNames(template.definition.surfaces, locale);
  return (design.render_result?.print_files ?? []).map((file) => {
    const surface = template.definition.surfaces.find(({ id }) => id === file.surface_id);
    const fileName = `${design.sku}_${sides.get(file.surface_id) ?? file.surface_id}.png`;
    return {
      surface_id: file.surface_id,
      url: storage.signedUrl(file.key, { ttlSeconds: LINK_TTL_SECONDS, fileName }),
      width_px: file.width_px,
      height_px: file.height_px,
      resolution_dpi: surface?.resolutionDpi ?? 0,
      bleed_mm: design.document.print.bleed ? (surface?.bleedMm ?? 0) : 0,
      bytes: file.bytes,
      snapped_layers: surface ? snappedLayers(design, surface) : [],
    };
  });
}

function snappedLayers({ document }: DesignRecord, surface: TemplateSurface): string[] {
  const content = document.surfaces.find(({ surfaceId }) => surfaceId === surface.id);
  return snappedPictures(content?.layers ?? [], printSize(surface, document.sizeId, document.print));
}

/** A design opened for editing. */
export function presentDesignItem(
  shown: Presented,
  storage: ObjectStore,
  images: readonly DrawableImage[],
  locale: MessageLocale,
): DesignItem {
  return {
    ...presentDesign(shown, storage, locale),
    design: shown.design.document,
    ...presentImages(images, storage),
  };
}

/** Where the pictures of a document are, and which of them lack data. */
export function presentImages(
  images: readonly DrawableImage[],
  storage: ObjectStore,
): Pick<DesignItem, 'image_urls' | 'damaged_images'> {
  return {
    image_urls: Object.fromEntries(images.map(({ id, previewKey }) => [id, storage.publicUrl(previewKey)])),
    damaged_images: images.filter(({ isDamaged }) => isDamaged).map(({ id }) => id),
  };
}
