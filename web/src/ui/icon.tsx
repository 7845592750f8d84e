import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** Box in px. */
  size?: number;
  /** Spoken name; without one the icon is decoration. */
  label?: string;
  className?: string;
}

/** A line icon of our one set: 1.5 px strokes in a 20 px box. */
export function Icon({ of: Shape, size = 20, label, className }: IconProps) {
  return (
    <Shape
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      className={className}
      aria-hidden={label ? undefined : true}
      aria-label={label}
      role={label ? 'img' : undefined}
      focusable={false}
    />
  );
}
