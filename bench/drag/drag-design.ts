/** A point (mm on the print area) by which a layer is dragged: the layer is the uppermost there. */
export interface Grip {
  /** What is dragged. */
  name: string;
  xMm: number;
  yMm: number;
  /** All layers are selected before. */
  all?: boolean;
}

/** A saved design with many layers. */
export interface DragDesign {
  designId: string;
  layerCount: number;
  grips: Grip[];
}
