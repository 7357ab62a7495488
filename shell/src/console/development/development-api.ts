import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Development } from '@lumora/shared-contract/releases';
import { http } from '@lumora/shared-auth/core';

const path = '/admin/releases/development';

/** Makes this browser load the module from the development server from the next page load on. */
export function startDevelopment(development: Development): Promise<ApiResponse<null>> {
  return http.post(path, development);
}

/** Makes this browser load the live releases again from the next page load on. */
export function endDevelopment(): Promise<ApiResponse<null>> {
  return http.delete(path);
}
