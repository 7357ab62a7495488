import { loadable } from '../../loadable/loadable.tsx';

/** Renders the menu of a row; its code is loaded when it is first rendered or preloaded. */
export const RowMenu = loadable(() => import('./row-menu.tsx').then((module) => module.RowMenu));
