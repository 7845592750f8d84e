/**
 * Environment of processes that work on pictures: how glibc allocates memory, which it reads only at their start. The
 * effect of each setting is described in scripts/setup/malloc-settings.mjs, which must have the same values.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};
