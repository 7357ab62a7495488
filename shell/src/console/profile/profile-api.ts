import { queryOptions } from '@tanstack/react-query';
import type {
  ApiResponse,
  DeviceSession,
  ListResponse,
  PasswordInput,
  ProfileInput,
  SessionUser,
} from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

export const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: ({ signal }) => http.get<ListResponse<DeviceSession>>('/admin/me/sessions', { signal }),
  staleTime: 60_000,
});

export function updateProfile(input: ProfileInput): Promise<ApiResponse<SessionUser>> {
  return http.post('/admin/me/update', input);
}

export function changePassword(input: PasswordInput): Promise<ApiResponse<null>> {
  return http.post('/admin/me/password', input);
}

export function endSession(id: number): Promise<ApiResponse<null>> {
  return http.delete(`/admin/me/sessions/${id}`);
}
