import type { StepOf, WorkStep, WorkTool } from '@diy/contract/images/image-work-steps';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** Looks up a text of `images`. */
export type ImageTexts = (key: string, values?: Record<string, unknown>) => string;

/** The picture that is shown as a sample. */
export interface SamplePicture {
  id: string;
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The colours that a picture has most of, the most frequent first. */
export interface MainColours {
  /** `colour` is #rrggbb, `share` that of the picture, from 0 to 1. */
  list: readonly { colour: string; share: number }[];
  isLoading: boolean;
  hasFailed: boolean;
}

export interface ControlsProps<T extends WorkTool> {
  step: StepOf<T>;
  onChange: (part: Partial<StepOf<T>>) => void;
  /** Null while it is loading. */
  picture: SamplePicture | null;
  /** Main colours of the picture as the step gets it; null for a form that does not need them. */
  colours: MainColours | null;
}

export interface MarksProps<T extends WorkTool> extends Omit<ControlsProps<T>, 'colours'> {
  picture: SamplePicture;
}

/** How a tool is set by a person. */
export interface ToolForm<T extends WorkTool> {
  icon: LucideIcon;
  /** The settings it begins with. */
  first: StepOf<T>;
  /** Its settings, one field below the other. */
  Controls: ComponentType<ControlsProps<T>>;
  /**
   * What is drawn on the picture itself, as strokes or corners; it lies exactly over the picture as it was before all steps, and
   * is shown when the step is the chosen one and the first of its chain.
   */
  Marks?: ComponentType<MarksProps<T>>;
  /** Takes the place of the picture where `Marks` would lie on it, as painting does with its own tools; for one picture only. */
  Surface?: ComponentType<MarksProps<T>>;
  /** Its settings in words, as they stand next to a result. */
  describe?(step: StepOf<T>, t: ImageTexts): string[];
  /** The result, when it is shown other than as a picture. */
  Result?: ComponentType<{ url: string; label: string }>;
  /** A setting that only a person can make has not been made: nothing comes of the step before. */
  isIncomplete?(step: StepOf<T>): boolean;
  /** Its settings are colours of the picture. */
  needsColours?: boolean;
  /** These settings are places in one picture: they are not offered for many at once or in recipes. */
  isForOnePicture?(step: StepOf<T>): boolean;
}

/** Returns the form as it is; TypeScript infers from it which tool's step its fields change. */
export function defineToolForm<T extends WorkTool>(form: ToolForm<T>): ToolForm<T> {
  return form;
}

/** A form whose tool is known only when it runs. */
export type AnyToolForm = Omit<
  ToolForm<WorkTool>,
  'Controls' | 'Marks' | 'Surface' | 'first' | 'describe' | 'isForOnePicture' | 'isIncomplete'
> & {
  describe?(step: WorkStep, t: ImageTexts): string[];
  isForOnePicture?(step: WorkStep): boolean;
  isIncomplete?(step: WorkStep): boolean;
  first: WorkStep;
  Controls: ComponentType<{
    step: WorkStep;
    onChange: (part: object) => void;
    picture: SamplePicture | null;
    colours: MainColours | null;
  }>;
  Marks?: ComponentType<{ step: WorkStep; onChange: (part: object) => void; picture: SamplePicture }>;
  Surface?: ComponentType<{ step: WorkStep; onChange: (part: object) => void; picture: SamplePicture }>;
};
