import type { OwnTemplateSettings } from '@diy/contract/own-templates';
import { PHOTO_SURFACE } from '@diy/design/photo-template';
import type { TemplateDefinition } from '@diy/design/template';

/** The one mockup of a template made from a photograph. */
export const OWN_MOCKUP = 'photo';
/** Name of the mockup made from a PSD, as templates name theirs. */
export const PSD_MOCKUP_NAME = { zh: '效果图', en: 'Mockup' };
/** The category of all own templates. */
const OWN_CATEGORY = { id: 'own', zh: '我的模板', en: 'My templates' };

/** The template's definition: one surface, one size, and the one colour the photograph shows. */
export function ownDefinition(settings: OwnTemplateSettings, productHex: string): TemplateDefinition {
  const { name, sku, width_mm: widthMm, height_mm: heightMm } = settings;
  const dimensions = `${round(widthMm / 10)} × ${round(heightMm / 10)} cm`;
  const nothing = { zh: '', en: '' };
  return {
    sku,
    category: OWN_CATEGORY,
    title: { zh: name, en: name },
    description: nothing,
    material: nothing,
    printMethod: settings.print_method,
    surfaces: [
      {
        id: PHOTO_SURFACE,
        name: { zh: '印刷面', en: 'Print area' },
        resolutionDpi: settings.resolution_dpi,
        bleedMm: settings.bleed_mm,
        safeMm: settings.safe_mm,
        printArea: { xMm: 0, yMm: 0, widthMm, heightMm },
        printAreaBySize: {},
        mask: null,
      },
    ],
    sizes: [{ id: 'one', name: dimensions }],
    // White means “as photographed”: composing must not colour the photograph.
    colours: [
      { id: 'photo', code: productHex.slice(1), name: { zh: '如图', en: 'As shown' }, hex: '#FFFFFF' },
    ],
    weightG: settings.weight_g,
    packed: {
      lengthCm: atLeast(widthMm / 10),
      widthCm: atLeast(heightMm / 10),
      heightCm: 1,
    },
    priceCents: settings.price_cents,
    currency: 'CNY',
    mockups: [OWN_MOCKUP],
    cover: OWN_MOCKUP,
  };
}

const round = (cm: number): number => Math.round(cm * 10) / 10;
const atLeast = (cm: number): number => Math.max(0.1, round(cm));
