import { queryOptions } from '@tanstack/react-query';
import type { Answer, ShopSettings, ShopSettingsInput } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => http.get<Answer<ShopSettings>>('/admin/settings', { signal }),
});

export function updateSettings(input: ShopSettingsInput): Promise<Answer<ShopSettings>> {
  return http.post('/admin/settings/update', input);
}
