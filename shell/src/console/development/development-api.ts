import type { ApiResponse, Development } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

const path = '/admin/releases/development';

/** From the next page on this browser takes the module from the development server. */
export function startDevelopment(development: Development): Promise<ApiResponse<null>> {
  return http.post(path, development);
}

/** From the next page on this browser gets what everybody gets. */
export function endDevelopment(): Promise<ApiResponse<null>> {
  return http.delete(path);
}
