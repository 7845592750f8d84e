/**
 * Environment of processes that work on pictures: how glibc hands out memory, which it reads only at their start. What
 * each setting brings stands in scripts/setup/malloc-settings.mjs, which must say the same.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};
