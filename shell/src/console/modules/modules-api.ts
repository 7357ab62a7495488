import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ModuleMove, ModulesResponse, ModuleSet } from '@lumora/shared-contract/releases';
import { http } from '@lumora/shared-auth/core';

/** Reloads every 5 s, because other teams move their channels while the page is open. */
export const modulesQuery = queryOptions({
  queryKey: ['shell', 'modules'],
  queryFn: ({ signal }) => http.get<ModulesResponse>('/admin/releases', { signal }),
  refetchInterval: 5_000,
});

/** Moves the channel of a module; rejects with 422 if the gate rejects the release. */
export function moveModule(module: string, move: ModuleMove): Promise<ApiResponse<null>> {
  return http.post(`/admin/releases/${module}`, move);
}

/** Promotes releases of several modules together; rejects with 422 if the gate rejects one. */
export function promoteSet(set: ModuleSet): Promise<ApiResponse<null>> {
  return http.post('/admin/releases', set);
}
