/** Our mark: a print area with its centre. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M9 9.5h6.2c4.3 0 7 2.5 7 6.5s-2.7 6.5-7 6.5H9z"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <circle cx="13.6" cy="16" r="1.7" fill="#fff" />
    </svg>
  );
}
