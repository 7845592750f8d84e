import type { ComponentProps } from 'react';

interface RadioButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'aria-checked'> {
  isChosen: boolean;
}

/** One of a `radiogroup` that looks like a button: icons, swatches and pictures, where an input could show none. */
export function RadioButton({ isChosen, ...button }: RadioButtonProps) {
  // biome-ignore lint/a11y/useSemanticElements: an input has no content of its own
  return <button {...button} type="button" role="radio" aria-checked={isChosen} />;
}
