/** A clock: minutes ahead of UTC, or the name of a zone that has summer time. */
export type Zone = number | string;
