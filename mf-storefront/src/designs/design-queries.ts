import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { Design, DesignLine, DesignRules, LineStrokes, SavedDesign } from '@lumora/shared-contract/designs';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { getOrNull } from '../not-found/get-or-null.ts';

/** Fetches the current price rules. */
export const rulesQuery = queryOptions({
  queryKey: ['design-rules'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<DesignRules>>('/designs/rules', { signal })).data,
});

/** Fetches the sample designs. */
export const ideasQuery = queryOptions({
  queryKey: ['design-ideas'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<SavedDesign[]>>('/designs/ideas', { signal })).data,
});

/** Fetches the design of a short link; null for a 404. */
export function savedDesignQuery(id: string) {
  return queryOptions({
    queryKey: ['design', id],
    queryFn: ({ signal }) => getOrNull<SavedDesign>(`/designs/${encodeURIComponent(id)}`, signal),
    retryOnMount: false,
  });
}

/** Lines of a design with the centre lines of their strokes. */
export type Drawing = (Pick<DesignLine, 'font' | 'text'> & { strokes: LineStrokes })[];

/** Fetches the drawing of `lines`. Those of `saved` came with the saved design and are not fetched. */
export function drawingQuery(lines: DesignLine[], saved?: SavedDesign) {
  const wanted = lines.map(({ font, text }) => ({ font, text }));
  const known = saved && drawingOf(saved);
  const isKnown = JSON.stringify(known?.map(({ font, text }) => ({ font, text }))) === JSON.stringify(wanted);
  return queryOptions({
    queryKey: ['drawing', wanted],
    queryFn: ({ signal }): Promise<Drawing> =>
      Promise.all(
        wanted.map(async (line) => {
          const path = `/designs/strokes?${new URLSearchParams(line).toString()}`;
          return { ...line, strokes: (await http.get<ApiResponse<LineStrokes>>(path, { signal })).data };
        }),
      ),
    staleTime: Infinity,
    ...(isKnown && { initialData: known }),
  });
}

/** Returns the drawing that a saved design contains. */
export function drawingOf({ design, strokes }: SavedDesign): Drawing {
  return design.lines.flatMap(({ font, text }, index) => {
    const line = strokes[index];
    return line === undefined ? [] : [{ font, text, strokes: line }];
  });
}

/** Saves a design on the server, once for each design. */
export function saveDesignQuery(design: Design) {
  return queryOptions({
    queryKey: ['saved-design', design],
    queryFn: async () => (await http.post<ApiResponse<SavedDesign>>('/designs', design)).data,
    retry: false, // the page shows the error, and the shopper can click again
    networkMode: 'always',
  });
}
