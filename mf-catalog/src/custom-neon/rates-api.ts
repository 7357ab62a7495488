import { queryOptions } from '@tanstack/react-query';
import type { DesignRates, DesignRatesInput } from '@lumora/shared-contract/designs';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';

/** Queries the rates without caching: the server rejects an update of rates that have changed since they were read. */
export const ratesQuery = queryOptions({
  queryKey: ['mf-catalog', 'design-rates'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<DesignRates>>('/admin/design-rates', { signal })).data,
  gcTime: 0,
});

export function updateRates(input: DesignRatesInput): Promise<Required<ApiResponse<DesignRates>>> {
  return http.post('/admin/design-rates/update', input);
}
