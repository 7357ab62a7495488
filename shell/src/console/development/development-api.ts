import type { Answer, Development } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

const path = '/admin/releases/development';

/** From the next page on this browser takes the module from the development server. */
export function beginDevelopment(development: Development): Promise<Answer<null>> {
  return http.post(path, development);
}

/** From the next page on this browser gets what everybody gets. */
export function endDevelopment(): Promise<Answer<null>> {
  return http.delete(path);
}
