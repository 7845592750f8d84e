import type { Layer } from '../layers/layer.ts';
import type { ShownFor } from '../layers/layer-bindings.ts';
import type { DesignField, FieldKind } from './design-field.ts';

/** What of a layer a field may change. */
export type BindingTarget = 'text' | 'picture' | 'colour' | 'font' | 'shownFor';

/** Kinds of fields for each part of a layer. */
const KINDS: Readonly<Record<BindingTarget, readonly FieldKind[]>> = {
  text: ['text', 'choice'],
  picture: ['picture'],
  colour: ['colour', 'choice'],
  font: ['font'],
  shownFor: ['choice'],
};

/** What of each kind of layer a field may change, in the order in which it is offered. */
export const BINDING_TARGETS: Readonly<Record<Layer['kind'], readonly BindingTarget[]>> = {
  text: ['text', 'colour', 'font', 'shownFor'],
  image: ['picture', 'shownFor'],
  shape: ['colour', 'shownFor'],
  code: ['text', 'colour', 'shownFor'],
  vector: ['colour', 'shownFor'],
};

/** Whether a field of this kind can set this property of a layer. */
export function canBind(target: BindingTarget, { kind }: Pick<DesignField, 'kind'>): boolean {
  return KINDS[target].includes(kind);
}

/** Bindings of a layer of any kind. */
export type AnyBindings = { readonly [Target in Exclude<BindingTarget, 'shownFor'>]?: string | undefined } & {
  readonly shownFor?: ShownFor | undefined;
};

/** What a layer is bound to that cannot work. */
export interface BindingProblem {
  readonly target: BindingTarget;
  /** `no-field`: it is gone or of another kind; `no-choice`: the choices are gone; `no-colour`: a choice has none. */
  readonly problem: 'no-field' | 'no-choice' | 'no-colour';
  /** Name of the field; '' = it is gone. */
  readonly field: string;
}

/** Bindings of a layer that would leave a buyer's value without effect. */
export function findBindingProblems(
  { bindings = {} }: Pick<Layer, 'bindings'>,
  fields: readonly DesignField[],
): BindingProblem[] {
  const { shownFor, ...others } = bindings as AnyBindings;
  const ids = { ...others, shownFor: shownFor?.fieldId };
  return (Object.keys(KINDS) as BindingTarget[]).flatMap((target): BindingProblem[] => {
    const fieldId = ids[target];
    if (fieldId === undefined) return [];
    const field = fields.find(({ id }) => id === fieldId);
    if (!field || !canBind(target, field)) return [{ target, problem: 'no-field', field: field?.name ?? '' }];
    if (field.kind !== 'choice') return [];
    if (target === 'colour' && field.choices.some(({ colour }) => colour === undefined))
      return [{ target, problem: 'no-colour', field: field.name }];
    const isKnown = (choiceId: string) => field.choices.some(({ id }) => id === choiceId);
    return target === 'shownFor' && !shownFor?.choiceIds.every(isKnown)
      ? [{ target, problem: 'no-choice', field: field.name }]
      : [];
  });
}
