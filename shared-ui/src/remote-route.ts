import type { ComponentType } from 'react';

/** One page of a console remote, as its container exposes it; `load` imports the chunk that renders it and may reject. */
export interface RemoteRoute {
  path: string;
  load: () => Promise<ScreenCode>;
}

/** Code of one page. */
export interface ScreenCode {
  Screen: ComponentType;
}
