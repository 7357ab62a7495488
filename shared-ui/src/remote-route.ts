import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';

/** One page of a console remote: `path` as in its `module.ts`, `load` brings the chunk that draws it. */
export interface RemoteRoute {
  path: string;
  load: () => Promise<ScreenCode>;
}

export interface ScreenCode {
  Screen: ComponentType;
  /**
   * Asks for what the screen shows at `address`, so that a console which opens on it draws it with its data at once.
   * If it rejects, the screen itself says what failed.
   */
  firstQuery?: (queryClient: QueryClient, address: URLSearchParams) => Promise<unknown>;
}
