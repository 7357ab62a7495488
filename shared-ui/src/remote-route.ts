import type { ComponentType } from 'react';

/** One page of a console remote: `path` as in its `module.ts`, `load` brings the chunk that draws it. */
export interface RemoteRoute {
  path: string;
  load: () => Promise<{ Screen: ComponentType }>;
}
