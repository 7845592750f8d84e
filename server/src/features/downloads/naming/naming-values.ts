import type { DesignForExport } from '../../designs/index.ts';
import type { NamingValues } from './naming-rule.ts';

/** The values that a file's name takes from a design or an order line. */
export type NamedDesign = Pick<DesignForExport, 'template' | 'sku' | 'name' | 'colourId' | 'sizeId'> & {
  orderLine?: OrderLineFacts;
};

/** What a file's name takes from an order line. */
export interface OrderLineFacts {
  orderNo: string;
  lineNo: string;
  /** Row of the source file; stands for the line where the file names none. */
  row: number;
  shop: string;
  quantity: number;
  /** What the buyer asked for, in a few words. */
  personalisation: string;
}

/** What distinguishes a line's files from those of another one with the same name. */
export function lineMark({ lineNo, row }: Pick<OrderLineFacts, 'lineNo' | 'row'>): string {
  return lineNo || `第${row}行`;
}

/** Values of a naming rule's fields for a file; `n` is the design's number, padded to the width of the last one. */
export function namingValues(
  design: NamedDesign,
  file: { kind: string; surface: string },
  position: { index: number; total: number },
): NamingValues {
  const { definition } = design.template;
  const { orderLine } = design;
  return {
    sku: design.sku,
    name: design.name,
    template: definition.title.zh,
    surface: file.surface,
    colour: definition.colours.find(({ id }) => id === design.colourId)?.name.zh ?? design.colourId,
    size: definition.sizes.find(({ id }) => id === design.sizeId)?.name ?? design.sizeId,
    kind: file.kind,
    n: String(position.index + 1).padStart(String(position.total).length, '0'),
    order: orderLine?.orderNo ?? '',
    line: orderLine ? lineMark(orderLine) : '',
    shop: orderLine?.shop ?? '',
    quantity: orderLine ? `${orderLine.quantity}件` : '',
    personalisation: orderLine?.personalisation ?? '',
  };
}
