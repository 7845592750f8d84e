import { useQueries } from '@tanstack/react-query';
import { GRAPHIC_CATEGORIES, type Graphic, type GraphicCategory } from './graphic.ts';

/** Files beside the program, fetched by the first panel that shows them. */
const FILES = import.meta.glob<string>('./data/*.json', { query: '?url', import: 'default', eager: true });

/** The graphics of one category, as they were made; what a stored design holds of them is in the design. */
async function fetchGraphics(category: GraphicCategory, signal?: AbortSignal): Promise<Graphic[]> {
  const url = FILES[`./data/${category}.json`];
  if (url === undefined) throw new Error(`No graphics of ${category}.`);
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(`Graphics of ${category}: ${response.status}.`);
  return (await response.json()) as Graphic[];
}

/** The graphics of these categories in one list, as far as they are here. */
export function useGraphics(categories: readonly GraphicCategory[] = GRAPHIC_CATEGORIES) {
  const results = useQueries({
    queries: categories.map((category) => ({
      queryKey: ['designer-graphics', category],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchGraphics(category, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return {
    graphics: results.flatMap(({ data }) => data ?? []),
    isPending: results.some(({ isPending }) => isPending),
    hasFailed: results.some(({ isError }) => isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
