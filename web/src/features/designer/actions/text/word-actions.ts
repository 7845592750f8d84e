import { findLayer } from '@diy/design/document';
import type { TextParts } from '../../session/session-parts.ts';
import { actions } from '../actions.ts';
import { type DesignerKeyPress, matchesKeys } from '../match-keys.ts';
import { listState, numbersFor, setListMarker, shiftListLevel } from './list-text.ts';
import { toggleBold } from './style-text.ts';
import { writeInList } from './write-in-list.ts';

/** Words that are being edited on the artwork. */
export interface WordEdit {
  readonly session: TextParts;
  readonly layerId: string;
  /** Ends editing; the stage has the keyboard again. */
  leave(): void;
}

/** Something a person can do with words while they are edited on the artwork, the same from keys, menu and list of shortcuts. */
export interface WordAction {
  readonly id: string;
  /** Key of its text in the designer's texts. */
  readonly label: string;
  /** Shortcuts as `Action` has them; the first one is shown. */
  readonly keys: readonly string[];
  /** Shortcuts that Macs do not have. */
  readonly keysElsewhere?: readonly string[];
  /** The list of shortcuts shows it; the keys of others do there what they do everywhere. */
  readonly isListed?: boolean;
  /** Absent = the browser does it in the field. False = the key stays the browser's this time. */
  perform?(edit: WordEdit): boolean;
}

const done = (change: (edit: WordEdit) => void) => (edit: WordEdit) => {
  change(edit);
  return true;
};

/** Makes a list of the chosen paragraphs, or takes it back. */
function toggleList({ session, layerId }: WordEdit, kind: 'bullets' | 'numbers'): boolean {
  const layer = findLayer(session.editor.getState().design, layerId)?.layer;
  if (layer?.kind !== 'text' || layer.locked) return false;
  const wanted = kind === 'bullets' ? 'bullet' : numbersFor(layer.text);
  const { style, isMixed } = listState(layer, session.ui.get());
  setListMarker(session, layerId, !isMixed && style?.marker === wanted ? null : wanted);
  return true;
}

function shiftLevel({ session, layerId }: WordEdit, by: 1 | -1): boolean {
  const layer = findLayer(session.editor.getState().design, layerId)?.layer;
  return layer?.kind === 'text' && !layer.locked && shiftListLevel(session, layerId, by);
}

/** Every action on words by its id. Keys that move the caret are those of the system (`stage/caret/move-by-key.ts`). */
export const wordActions = {
  cut: { id: 'cut', label: 'action.cut', keys: actions.cut.keys },
  copy: { id: 'copy', label: 'action.copy', keys: actions.copy.keys },
  paste: { id: 'paste', label: 'action.paste', keys: actions.paste.keys },
  selectAll: { id: 'selectAll', label: 'action.selectAll', keys: actions.selectAll.keys },
  undo: {
    id: 'undo',
    label: 'action.undo',
    keys: actions.undo.keys,
    perform: done(({ session }) => session.editor.undo()),
  },
  redo: {
    id: 'redo',
    label: 'action.redo',
    keys: ['Shift+Mod+Z'],
    // In a field of a Mac, Ctrl+Y pastes what Ctrl+K has cut.
    keysElsewhere: ['Mod+Y', 'Shift+Mod+Y'],
    perform: done(({ session }) => session.editor.redo()),
  },
  bold: {
    id: 'bold',
    label: 'text.bold',
    keys: ['Mod+B'],
    isListed: true,
    perform: done(({ session, layerId }) => toggleBold(session, layerId)),
  },
  bullets: {
    id: 'bullets',
    label: 'text.bullets',
    keys: ['Shift+Mod+8'],
    isListed: true,
    perform: (edit) => toggleList(edit, 'bullets'),
  },
  numbers: {
    id: 'numbers',
    label: 'text.numbers',
    keys: ['Shift+Mod+7'],
    isListed: true,
    perform: (edit) => toggleList(edit, 'numbers'),
  },
  indent: {
    id: 'indent',
    label: 'text.indent',
    keys: ['Tab'],
    isListed: true,
    perform: (edit) => shiftLevel(edit, 1),
  },
  outdent: {
    id: 'outdent',
    label: 'text.outdent',
    keys: ['Shift+Tab'],
    isListed: true,
    perform: (edit) => shiftLevel(edit, -1),
  },
  endItem: {
    id: 'endItem',
    label: 'text.outdent',
    keys: ['Enter'],
    perform: ({ session, layerId }) => writeInList(session, layerId, 'insertLineBreak'),
  },
  leaveList: {
    id: 'leaveList',
    label: 'text.noList',
    keys: ['Backspace'],
    perform: ({ session, layerId }) => writeInList(session, layerId, 'deleteContentBackward'),
  },
  finish: {
    id: 'finish',
    label: 'text.finish',
    keys: ['Escape', 'Shift+Escape', 'Mod+Enter', 'Shift+Mod+Enter'],
    isListed: true,
    perform: done((edit) => edit.leave()),
  },
} as const satisfies Record<string, WordAction>;

const ALL: readonly WordAction[] = Object.values(wordActions);

/** What a key press means while words are edited; none, for most keys. */
export function wordActionsOf(press: DesignerKeyPress, isMac: boolean): readonly WordAction[] {
  const keysOf = ({ keys, keysElsewhere = [] }: WordAction) => (isMac ? keys : [...keys, ...keysElsewhere]);
  return ALL.filter((one) => keysOf(one).some((shortcut) => matchesKeys(press, shortcut)));
}

export type WordActionId = keyof typeof wordActions;
