import { alignLayers } from './boxes/align-layers.ts';
import { coverSize } from './boxes/cover-size.ts';
import { distributeLayers } from './boxes/distribute-layers.ts';
import { fitToArea } from './boxes/fit-to-area.ts';
import { moveLayers } from './boxes/move-layers.ts';
import { placeLayers } from './boxes/place-layers.ts';
import { resizeLayer } from './boxes/resize-layer.ts';
import { rotateLayer, rotateLayers } from './boxes/rotate-layers.ts';
import { scaleLayers } from './boxes/scale-layers.ts';
import { setSize } from './boxes/set-size.ts';
import { tidyLayers } from './boxes/tidy-layers.ts';
import { bindLayer } from './content/bind-layer.ts';
import { moveField, removeField, setField } from './content/fields.ts';
import { replaceImage } from './content/replace-image.ts';
import { setColour } from './content/set-colour.ts';
import { setCrop } from './content/set-crop.ts';
import { setPrint } from './content/set-print.ts';
import { tileImage, untileImage } from './content/tile-image.ts';
import { updateLayer } from './content/update-layer.ts';
import { addLayer } from './structure/add-layer.ts';
import { applyLayers } from './structure/apply-layers.ts';
import { combineLayers } from './structure/combine-layers.ts';
import { duplicateLayers } from './structure/duplicate-layers.ts';
import { groupLayers, renameGroup, ungroupLayers } from './structure/group-layers.ts';
import { pasteLayers } from './structure/paste-layers.ts';
import { removeLayers } from './structure/remove-layers.ts';
import { reorderLayers } from './structure/reorder-layers.ts';
import { splitVector } from './structure/split-vector.ts';

/** Every command by its name: what a toolbar, a shortcut or a preflight fix refers to as data. */
export const commands = {
  addLayer,
  alignLayers,
  applyLayers,
  bindLayer,
  combineLayers,
  coverSize,
  distributeLayers,
  duplicateLayers,
  fitToArea,
  groupLayers,
  moveField,
  moveLayers,
  pasteLayers,
  placeLayers,
  removeField,
  removeLayers,
  renameGroup,
  reorderLayers,
  replaceImage,
  resizeLayer,
  rotateLayer,
  rotateLayers,
  scaleLayers,
  setColour,
  setCrop,
  setField,
  setPrint,
  setSize,
  splitVector,
  tidyLayers,
  tileImage,
  ungroupLayers,
  untileImage,
  updateLayer,
} as const;

export type CommandName = keyof typeof commands;

/** What a command takes. */
export type CommandInput<Name extends CommandName> = Parameters<(typeof commands)[Name]>[1];

/** A command with its input as plain data. */
export type CommandCall = {
  [Name in CommandName]: { command: Name; input: CommandInput<Name> };
}[CommandName];
