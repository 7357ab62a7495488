import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, ShopSettings, ShopSettingsInput } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => http.get<ApiResponse<ShopSettings>>('/admin/settings', { signal }),
});

export function updateSettings(input: ShopSettingsInput): Promise<ApiResponse<ShopSettings>> {
  return http.post('/admin/settings/update', input);
}
