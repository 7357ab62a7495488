import type { ComponentType } from 'react';
import type { EntityProps, RunAction } from './page/define-extension.ts';

/**
 * One page or extension of a console remote, as its container exposes it; `load` imports the chunk that renders or runs it,
 * and may reject.
 */
export interface RemoteRoute<Code = ScreenCode> {
  path: string;
  load: () => Promise<Code>;
}

/** Code of one page or extension. Only extensions of a page that shows an entity get props. */
export interface ScreenCode {
  Screen: ComponentType<Partial<EntityProps>>;
}

/** Code of an action of the search dialog. */
export interface ActionCode {
  run: RunAction;
}
