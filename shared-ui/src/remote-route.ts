import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';

/** One page of a console remote: `path` as in its `module.ts`; `load` imports the chunk that renders it and may reject. */
export interface RemoteRoute {
  path: string;
  load: () => Promise<ScreenCode>;
}

/** Code of one page: its component, and the loader of its first data. */
export interface ScreenCode {
  Screen: ComponentType;
  /**
   * Fetches the data that the screen shows for the search parameters `address`. The console calls it when it opens on
   * this page, so that the first render has its data. If it rejects, the screen shows the error itself.
   */
  firstQuery?: (queryClient: QueryClient, address: URLSearchParams) => Promise<unknown>;
}
