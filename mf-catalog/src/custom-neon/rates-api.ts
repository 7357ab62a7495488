import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, DesignRates, DesignRatesInput } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

/** Read anew whenever the page opens: rates that were read before may have changed, and would be refused on save. */
export const ratesQuery = queryOptions({
  queryKey: ['design-rates'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<DesignRates>>('/admin/design-rates', { signal })).data,
  gcTime: 0,
});

export function updateRates(input: DesignRatesInput): Promise<Required<ApiResponse<DesignRates>>> {
  return http.post('/admin/design-rates/update', input);
}
