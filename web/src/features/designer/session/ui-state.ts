import type { Point, RulerLine } from '@diy/design/geometry';
import type { Caret } from '@diy/design/text';
import { valueById } from '@diy/design/value-by-id';
import type { Layout } from '../view/choose-layout.ts';

/** What a person typed for fields to try them out, by field id. */
export type Samples = ReadonlyMap<string, string>;

/** What the left panel shows, and on a small screen the sheet: the last four stand elsewhere on a larger one. */
export type PanelId =
  | ('templates' | 'images' | 'text' | 'shapes' | 'graphics' | 'starts' | 'ai' | 'layers' | 'fields')
  | ('product' | 'mockup' | 'findings' | 'more');

/** Corner of the stage the mockup dock is attached to, and how far from it, in CSS px. */
export interface DockPlace {
  readonly right: number;
  readonly top: number;
}

/** What is selected of words that are edited on the stage itself; offsets are UTF-16 indices. */
export interface TextSelection {
  /** Where the selection began. */
  readonly anchor: number;
  /** Where the selection ends and the caret stands. */
  readonly head: Caret;
  /** Where the caret wants to be when it moves up and down through shorter lines, in mm of the layer's box; null = where it is. */
  readonly column: Point | null;
  /** A pointer placed the caret, so it is in sight already and the view does not scroll to it. */
  readonly isPointed?: boolean;
  /** What an input method is still composing. */
  readonly composed: { readonly start: number; readonly end: number } | null;
}

/** What a selection can be aligned to. */
export type AlignTo = 'each-other' | 'area' | 'safe';

/** Distances that a grid can have, and the one that it has first. */
export const GRIDS_MM = [1, 2, 5, 10, 20] as const;
/** Distance of the grid lines when the grid is first shown. */
export const FIRST_GRID_MM = 10;

/** Everything that is only about looking: never saved, never undone. */
export interface UiState {
  readonly panel: PanelId | null;
  /** True when the inspector is open; where it has no room next to the panel, an open panel takes its place (`view/choose-layout.ts`). */
  readonly isInspectorOpen: boolean;
  /** The mockup shown in the dock; null = none in this template. */
  readonly mockupId: string | null;
  readonly isDockOpen: boolean;
  readonly isDockLarge: boolean;
  readonly dockPlace: DockPlace;
  /** Text layer whose words are being edited on the stage. */
  readonly editingTextId: string | null;
  /** What is selected as editing begins: all words, the place behind the last, or a given place. */
  readonly editingFrom: 'all' | 'end' | Caret;
  /** What is selected of words that are edited on the stage itself; null = they are edited in a field, or not at all. */
  readonly textSelection: TextSelection | null;
  /** Ends what an input method composes into those words, which stays as it is written; null = nothing is composed. */
  readonly endComposing: (() => void) | null;
  /** A paste into those words for which the browser may be asking leave; it never rejects. Null = none waits. */
  readonly waitingPaste: Promise<unknown> | null;
  /** Picture layer that is cropped: on the stage, a pattern in a dialog. */
  readonly croppingId: string | null;
  /** Width over height that the frame of a crop keeps; null = any. */
  readonly cropRatio: number | null;
  readonly replacingId: string | null;
  /**
   * The panel from which something was put on the product, another object each time: on a small screen it closes then, if it is still
   * the same opening of it.
   */
  readonly addedFrom: { readonly panel: PanelId; readonly opening: number } | null;
  /** On a small screen another number each time a panel opens or closes, or another picture is to be replaced from it. */
  readonly opening: number;
  /** Picture layer that the workshop is open for. */
  readonly workshopId: string | null;
  /** Groups whose layers the list does not show. */
  readonly foldedGroupIds: readonly string[];
  /** Samples that are tried out in the fields of orders; null = they are not. */
  readonly samples: Samples | null;
  /** Lines pulled from the rulers, by surface; they help while the page is open and are not part of the design. */
  readonly rulerLines: Readonly<Record<string, readonly RulerLine[]>>;
  /** Takes the colour that is picked from the stage next, or null for none; null = none is wanted. */
  readonly pickColour: ((hex: string | null) => void) | null;
  /** Stops combining shapes, which is under way in a worker; null = none are combined. */
  readonly stopCombining: (() => void) | null;
  readonly isPreviewOpen: boolean;
  readonly isHistoryOpen: boolean;
  readonly isApplyOpen: boolean;
  readonly isPreflightOpen: boolean;
  readonly isSnapping: boolean;
  /** Distance of the grid's lines from the print area's top left corner; null = none is shown. */
  readonly gridMm: number | null;
  /** What the selection is aligned to, where it can be; null = what suits it. */
  readonly alignTo: AlignTo | null;
  readonly isShortcutsOpen: boolean;
  /** Whether saving a design without content is to be asked about: `never` once it has been. */
  readonly emptySave: 'ask' | 'asking' | 'never';
}

/** Up to this width a panel closes while words are edited on the stage. */
export const PANEL_COVERS_UP_TO_PX = 959;

/** As the designer opens: where there is little room, the stage has it. */
export function initialUi(mockupId: string | null, layout: Layout): UiState {
  return {
    panel: layout === 'both' ? 'images' : null,
    isInspectorOpen: layout === 'both' || layout === 'one',
    mockupId,
    isDockOpen: mockupId !== null,
    isDockLarge: false,
    dockPlace: { right: 12, top: 34 },
    editingTextId: null,
    editingFrom: 'all',
    textSelection: null,
    endComposing: null,
    waitingPaste: null,
    croppingId: null,
    cropRatio: null,
    replacingId: null,
    addedFrom: null,
    opening: 0,
    workshopId: null,
    foldedGroupIds: [],
    samples: null,
    rulerLines: {},
    pickColour: null,
    stopCombining: null,
    isPreviewOpen: false,
    isHistoryOpen: false,
    isApplyOpen: false,
    isPreflightOpen: false,
    isSnapping: true,
    gridMm: null,
    alignTo: null,
    isShortcutsOpen: false,
    emptySave: 'ask',
  };
}

/** The lines on a surface. */
export function rulerLinesOf(ui: UiState, surfaceId: string): readonly RulerLine[] {
  return valueById(ui.rulerLines, surfaceId) ?? NO_LINES;
}

const NO_LINES: readonly RulerLine[] = [];
