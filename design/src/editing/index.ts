export {
  COMBINATIONS,
  COMBINE_OBSTACLES,
  type Combination,
  type CombineObstacle,
  combineObstacle,
  MAX_COMBINED_POINTS,
} from '../combining/combine-obstacle.ts';
export { type BareSide, type BareSidesInput, findBareSides, type Side } from './bare-sides.ts';
export { readClipboard, writeClipboard } from './clipboard.ts';
export type { Command } from './command.ts';
export { type CommandCall, type CommandInput, type CommandName, commands } from './commands/all-commands.ts';
export { type AlignEdge, type AlignLayersInput, alignLayers } from './commands/boxes/align-layers.ts';
export { type CoverSizeInput, coverSize } from './commands/boxes/cover-size.ts';
export { type DistributeLayersInput, distributeLayers } from './commands/boxes/distribute-layers.ts';
export { type FitToAreaInput, fitToArea } from './commands/boxes/fit-to-area.ts';
export { type MoveLayersInput, moveLayers } from './commands/boxes/move-layers.ts';
export { type PlaceLayersInput, placeLayers } from './commands/boxes/place-layers.ts';
export { type ResizeLayerInput, resizeLayer } from './commands/boxes/resize-layer.ts';
export {
  type RotateLayerInput,
  type RotateLayersInput,
  rotateLayer,
  rotateLayers,
} from './commands/boxes/rotate-layers.ts';
export { type ScaleLayersInput, scaleLayers } from './commands/boxes/scale-layers.ts';
export { areasOfSizes, type SetSizeInput, setSize } from './commands/boxes/set-size.ts';
export { type BindLayerInput, bindLayer } from './commands/content/bind-layer.ts';
export {
  type MoveFieldInput,
  moveField,
  removeField,
  type SetFieldInput,
  setField,
} from './commands/content/fields.ts';
export { type ReplaceImageInput, replaceImage } from './commands/content/replace-image.ts';
export { type SetColourInput, setColour } from './commands/content/set-colour.ts';
export { type SetCropInput, setCrop } from './commands/content/set-crop.ts';
export { type TileImageInput, tileImage, untileImage } from './commands/content/tile-image.ts';
export { type LayerPatch, type UpdateLayerInput, updateLayer } from './commands/content/update-layer.ts';
export { type AddLayerInput, addLayer } from './commands/structure/add-layer.ts';
export { type DuplicateLayersInput, duplicateLayers } from './commands/structure/duplicate-layers.ts';
export {
  type GroupLayersInput,
  groupLayers,
  type RenameGroupInput,
  renameGroup,
  ungroupLayers,
} from './commands/structure/group-layers.ts';
export {
  copiedGroups,
  copyLayers,
  type PasteLayersInput,
  pasteLayers,
} from './commands/structure/paste-layers.ts';
export { type RemoveLayersInput, removeLayers } from './commands/structure/remove-layers.ts';
export { type ReorderLayersInput, reorderLayers } from './commands/structure/reorder-layers.ts';
export { type SplitObstacle, splitObstacle } from './commands/structure/split-vector.ts';
export { EditingError, type EditingProblem } from './editing-error.ts';
export {
  createEditor,
  type Editor,
  type EditorOptions,
  type EditorState,
  type RunOptions,
} from './editor.ts';
export { groupUnits, layersOfGroup } from './group-units.ts';
export { createHistory, type History } from './history/history.ts';
export { selectionOfClick, withWholeGroups } from './open-group.ts';
export { isSelectable, layerAt, layersInRect } from './pick-layers.ts';
export type { EditorPlace as Place } from './place.ts';
export { runCommand } from './run-command.ts';
