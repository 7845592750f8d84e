import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface RovingGroupProps {
  /** One of several, or buttons that each do something. */
  role: 'radiogroup' | 'toolbar';
  label: string;
  className?: string | undefined;
  /** True = its buttons wrap to more than one line. */
  areMany?: boolean | undefined;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Buttons that Tab stops at once: arrows, Home and End move among them, and choose where one of them is always chosen. (WAI-ARIA's
 * patterns of radio groups and toolbars.)
 */
export function RovingGroup({ role, label, className, areMany, children }: RovingGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  // Which of them is chosen or disabled may have changed.
  useEffect(() => {
    if (group.current) stopAt(group.current);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targetOf(event);
    if (!target) return;
    // The stage would move its layers.
    event.preventDefault();
    event.stopPropagation();
    target.focus();
    if (role === 'radiogroup') target.click();
  };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles have a name
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div
      ref={group}
      className={className}
      role={role}
      aria-label={label}
      data-many={areMany || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget, target }) => stopAt(currentTarget, target)}
    >
      {children}
    </div>
  );
}

const buttonsOf = (group: HTMLElement) => [
  ...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];

/** Makes one of the buttons the stop: the focused one, the chosen one, the one that was it, or the first. */
function stopAt(group: HTMLElement, focused: Element | null = document.activeElement): void {
  const buttons = buttonsOf(group);
  const stop =
    buttons.find((one) => one === focused) ??
    buttons.find((one) => one.getAttribute('aria-checked') === 'true') ??
    buttons.find((one) => one.tabIndex === 0 && one.hasAttribute('tabindex')) ??
    buttons[0];
  for (const one of buttons) one.tabIndex = one === stop ? 0 : -1;
}

function targetOf({ key, currentTarget, target, ctrlKey, altKey, metaKey }: KeyboardEvent<HTMLElement>) {
  const buttons = buttonsOf(currentTarget);
  const at = buttons.indexOf(target as HTMLButtonElement);
  if (at < 0 || ctrlKey || altKey || metaKey) return null;
  if (key === 'Home') return buttons[0] ?? null;
  if (key === 'End') return buttons.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const isMirrored = isAcross && getComputedStyle(currentTarget).direction === 'rtl';
  return buttons[(at + (isMirrored ? -step : step) + buttons.length) % buttons.length] ?? null;
}
