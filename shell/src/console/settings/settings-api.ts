import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopSettings, ShopSettingsInput } from '@lumora/shared-contract/settings';
import { http } from '@lumora/shared-auth/core';

/** Loads the shop settings. */
export const settingsQuery = queryOptions({
  queryKey: ['shell', 'settings'],
  queryFn: ({ signal }) => http.get<ApiResponse<ShopSettings>>('/admin/settings', { signal }),
});

/** Saves the shop settings; rejects with 409 if somebody else changed them. */
export function updateSettings(input: ShopSettingsInput): Promise<ApiResponse<ShopSettings>> {
  return http.post('/admin/settings/update', input);
}
