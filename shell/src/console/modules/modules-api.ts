import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, ModuleMove, ModuleOverview } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

/** Looked at again every few seconds: other teams move their channels while the page is open. */
export const modulesQuery = queryOptions({
  queryKey: ['modules'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ModuleOverview[]>>('/admin/releases', { signal })).data,
  refetchInterval: 5_000,
});

export function moveModule(module: string, move: ModuleMove): Promise<ApiResponse<null>> {
  return http.post(`/admin/releases/${module}`, move);
}
