import { queryOptions } from '@tanstack/react-query';
import type { DeviceSession, PasswordInput, ProfileInput, SessionUser } from '@lumora/shared-contract/auth';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';
import type { WriteResponse } from '@lumora/shared-ui/api';

/** Loads the sessions of the user. */
export const sessionsQuery = queryOptions({
  queryKey: ['shell', 'me', 'sessions'],
  queryFn: ({ signal }) => http.get<ListResponse<DeviceSession>>('/admin/me/sessions', { signal }),
  staleTime: 60_000,
});

/** Saves name and e-mail; a new e-mail needs the current password. */
export function updateProfile(input: ProfileInput): Promise<ApiResponse<SessionUser>> {
  return http.post('/admin/me/update', input);
}

/** Changes the password, which ends all other sessions. */
export function changePassword(input: PasswordInput): Promise<ApiResponse<null>> {
  return http.post('/admin/me/password', input);
}

/** Signs all other devices out. */
export function endOtherSessions(): Promise<WriteResponse<null>> {
  return http.delete('/admin/me/sessions');
}

/** Signs another device out. */
export function endSession(id: number): Promise<WriteResponse<null>> {
  return http.delete(`/admin/me/sessions/${id}`);
}
