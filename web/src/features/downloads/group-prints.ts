import type { DesignRow } from '@diy/contract/designs/designs';

/** What is known about a design's print files. */
export type PrintFacts = Pick<DesignRow, 'template_title'> & {
  render: Pick<DesignRow['render'], 'print_files'>;
};

/** Print files of one template that measure the same. */
export interface PrintGroup {
  readonly template: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  /** Bleed on every side, in mm; 0 = none. */
  readonly bleedMm: number;
}

/** The different print files of these designs, each once, in the order they come. */
export function groupPrints(
  designs: readonly PrintFacts[],
  nameOf: (title: DesignRow['template_title']) => string,
): PrintGroup[] {
  const groups = new Map<string, PrintGroup>();
  for (const { template_title, render } of designs) {
    for (const file of render.print_files) {
      const group = {
        template: nameOf(template_title),
        widthPx: file.width_px,
        heightPx: file.height_px,
        dpi: file.resolution_dpi,
        bleedMm: file.bleed_mm,
      };
      groups.set(Object.values(group).join('/'), group);
    }
  }
  return [...groups.values()];
}
