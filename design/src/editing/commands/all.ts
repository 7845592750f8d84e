import { addLayer } from './add-layer.ts';
import { alignLayers } from './align-layers.ts';
import { coverSize } from './cover-size.ts';
import { distributeLayers } from './distribute-layers.ts';
import { duplicateLayers } from './duplicate-layers.ts';
import { fitToArea } from './fit-to-area.ts';
import { groupLayers, renameGroup, ungroupLayers } from './group-layers.ts';
import { moveLayers } from './move-layers.ts';
import { pasteLayers } from './paste-layers.ts';
import { placeLayers } from './place-layers.ts';
import { removeLayers } from './remove-layers.ts';
import { reorderLayers } from './reorder-layers.ts';
import { replaceImage } from './replace-image.ts';
import { resizeLayer } from './resize-layer.ts';
import { rotateLayer, rotateLayers } from './rotate-layers.ts';
import { scaleLayers } from './scale-layers.ts';
import { setColour } from './set-colour.ts';
import { setCrop } from './set-crop.ts';
import { setPrint } from './set-print.ts';
import { setSize } from './set-size.ts';
import { tileImage, untileImage } from './tile-image.ts';
import { updateLayer } from './update-layer.ts';

/** Every command by its name: what a toolbar, a shortcut or a preflight mend refers to as data. */
export const commands = {
  addLayer,
  alignLayers,
  coverSize,
  distributeLayers,
  duplicateLayers,
  fitToArea,
  groupLayers,
  moveLayers,
  pasteLayers,
  placeLayers,
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
  setPrint,
  setSize,
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
