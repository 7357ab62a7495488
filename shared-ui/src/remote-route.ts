import type { ComponentType } from 'react';
import type { EntityProps } from './page/define-extension.ts';

/**
 * One page or extension of a console remote, as its container exposes it; `load` imports the chunk that renders it and may
 * reject.
 */
export interface RemoteRoute {
  path: string;
  load: () => Promise<ScreenCode>;
}

/** Code of one page or extension. Only extensions of a page that shows an entity get props. */
export interface ScreenCode {
  Screen: ComponentType<Partial<EntityProps>>;
}
