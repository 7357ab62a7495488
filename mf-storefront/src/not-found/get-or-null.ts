import { http, isHttpError } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';

/** Gets the data of a response of the API; null for a 404. Throws `HttpError` for other failures. */
export async function getOrNull<T>(path: string, signal: AbortSignal): Promise<T | null> {
  try {
    return (await http.get<ApiResponse<T>>(path, { signal })).data;
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null;
    throw error;
  }
}
