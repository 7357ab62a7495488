import { queryOptions } from '@tanstack/react-query';
import type { SessionUser } from '@lumora/shared-contract/auth';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { http, session } from '@lumora/shared-auth/core';

/** Loads the current user and updates the session, because the role may have changed; detects an expired session. */
export const refreshUser = queryOptions({
  queryKey: ['shell', 'me'],
  queryFn: async ({ signal }) => {
    const { data } = await http.get<ApiResponse<SessionUser>>('/admin/me', { signal });
    session.updateUser(data);
    return data;
  },
});
