export { type BareSide, type BareSidesInput, findBareSides, type Side } from './bare-sides.ts';
export { readClipboard, writeClipboard } from './clipboard.ts';
export type { Command } from './command.ts';
export { type AddLayerInput, addLayer } from './commands/add-layer.ts';
export { type AlignEdge, type AlignLayersInput, alignLayers } from './commands/align-layers.ts';
export { type CommandCall, type CommandInput, type CommandName, commands } from './commands/all.ts';
export { type CoverSizeInput, coverSize } from './commands/cover-size.ts';
export { type DistributeLayersInput, distributeLayers } from './commands/distribute-layers.ts';
export { type DuplicateLayersInput, duplicateLayers } from './commands/duplicate-layers.ts';
export { type FitToAreaInput, fitToArea } from './commands/fit-to-area.ts';
export {
  type GroupLayersInput,
  groupLayers,
  type RenameGroupInput,
  renameGroup,
  ungroupLayers,
} from './commands/group-layers.ts';
export { type MoveLayersInput, moveLayers } from './commands/move-layers.ts';
export { copiedGroups, copyLayers, type PasteLayersInput, pasteLayers } from './commands/paste-layers.ts';
export { type PlaceLayersInput, placeLayers } from './commands/place-layers.ts';
export { type RemoveLayersInput, removeLayers } from './commands/remove-layers.ts';
export { type ReorderLayersInput, reorderLayers } from './commands/reorder-layers.ts';
export { type ReplaceImageInput, replaceImage } from './commands/replace-image.ts';
export { type ResizeLayerInput, resizeLayer } from './commands/resize-layer.ts';
export {
  type RotateLayerInput,
  type RotateLayersInput,
  rotateLayer,
  rotateLayers,
} from './commands/rotate-layers.ts';
export { type ScaleLayersInput, scaleLayers } from './commands/scale-layers.ts';
export { type SetColourInput, setColour } from './commands/set-colour.ts';
export { type SetCropInput, setCrop } from './commands/set-crop.ts';
export { areasOfSizes, type SetSizeInput, setSize } from './commands/set-size.ts';
export { type TileImageInput, tileImage, untileImage } from './commands/tile-image.ts';
export { type LayerPatch, type UpdateLayerInput, updateLayer } from './commands/update-layer.ts';
export { EditingError, type EditingProblem } from './editing-error.ts';
export {
  createEditor,
  type Editor,
  type EditorOptions,
  type EditorState,
  type RunOptions,
} from './editor.ts';
export { membersOf, unitsOf } from './group-units.ts';
export { createHistory, type History, type Place } from './history.ts';
export { pickedWith, withWholeGroups } from './open-group.ts';
export { isSelectable, layerAt, layersInRect } from './pick-layers.ts';
export { runCommand } from './run-command.ts';
