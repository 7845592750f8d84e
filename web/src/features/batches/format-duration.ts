/** Seconds as a user-facing duration: the two largest units are enough for an estimate. */
export function formatDuration(
  seconds: number,
  t: (key: string, values: Record<string, unknown>) => string,
): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return t('batches:duration.seconds', { seconds: whole });
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return t('batches:duration.minutes', { minutes });
  return t('batches:duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
