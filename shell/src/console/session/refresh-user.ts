import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, SessionUser } from '@lumora/shared-contract';
import { http, session } from '@lumora/shared-auth/core';

/** Brings name and permissions up to date, as a role may have changed since the sign-in; a dead session is found at once. */
export const refreshUser = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const { data } = await http.get<ApiResponse<SessionUser>>('/admin/me', { signal });
    session.updateUser(data);
    return data;
  },
});
