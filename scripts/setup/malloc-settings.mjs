/**
 * How glibc hands out memory in processes that work on pictures; it reads this only at their start. As in
 * server/src/platform/process/malloc-settings.ts, which the worker is given.
 *
 * With the default number of arenas, pictures leave memory scattered over all of them: 510 MB instead of 360 MB at the
 * largest uploads. From a megabyte on, memory goes back to the system when it is freed. And the system hands it out in
 * pages of 2 MB: in those of 4 kB, two prints drawn side by side wait for each other (npm run bench -- cell).
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};
