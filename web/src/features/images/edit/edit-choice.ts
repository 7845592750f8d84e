import type { InputOf } from '@diy/contract/endpoint';
import type { EditTool, editImage } from '@diy/contract/images/images';

/** What is chosen in the dialog; each tool reads its own part. */
export interface EditChoice {
  tool: EditTool;
  tolerance: number;
  /** Only what reaches the border. */
  isContiguous: boolean;
  /** Pixels left around when trimming. */
  marginPx: number;
  /** Pixels added on each side. */
  bleedPx: number;
  edge: 'mirror' | 'stretch';
  /** Share of the sides, in percent. */
  overlapPercent: number;
  colours: number;
  /** #rrggbb */
  ink: string;
  style: 'halftone' | 'solid';
  cellPx: number;
  isInverted: boolean;
  factor: 2 | 3 | 4;
  content: 'flat_art' | 'photo';
}

export const FIRST_CHOICE: Omit<EditChoice, 'tool'> = {
  tolerance: 16,
  isContiguous: true,
  marginPx: 0,
  bleedPx: 40,
  edge: 'mirror',
  overlapPercent: 15,
  colours: 6,
  ink: '#000000',
  style: 'halftone',
  cellPx: 12,
  isInverted: false,
  factor: 2,
  content: 'flat_art',
};

/** The call's input for a choice: only what its tool reads, so that equal results are asked for once. */
export function editInput(id: string, choice: EditChoice): InputOf<typeof editImage> {
  const { tool, tolerance, isContiguous: contiguous } = choice;
  switch (tool) {
    case 'cut_out':
    case 'remove_white':
      return { id, tool, tolerance, contiguous };
    case 'trim':
      return { id, tool, tolerance, margin_px: choice.marginPx };
    case 'seamless':
      return { id, tool, overlap: choice.overlapPercent / 100 };
    case 'reduce_colours':
      return { id, tool, colours: choice.colours };
    case 'one_colour':
      return {
        id,
        tool,
        ink: choice.ink,
        style: choice.style,
        cell_px: choice.cellPx,
        inverted: choice.isInverted,
      };
    case 'extend_edge':
      return { id, tool, margin_px: choice.bleedPx, edge: choice.edge };
    case 'enlarge':
      return { id, tool, factor: choice.factor, content: choice.content };
  }
}
