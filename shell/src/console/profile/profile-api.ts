import { queryOptions } from '@tanstack/react-query';
import type {
  Answer,
  DeviceSession,
  ListAnswer,
  PasswordInput,
  ProfileInput,
  SessionUser,
} from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

export const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: ({ signal }) => http.get<ListAnswer<DeviceSession>>('/admin/me/sessions', { signal }),
  staleTime: 60_000,
});

export function updateProfile(input: ProfileInput): Promise<Answer<SessionUser>> {
  return http.post('/admin/me/update', input);
}

export function changePassword(input: PasswordInput): Promise<Answer<null>> {
  return http.post('/admin/me/password', input);
}

export function endSession(id: number): Promise<Answer<null>> {
  return http.delete(`/admin/me/sessions/${id}`);
}
