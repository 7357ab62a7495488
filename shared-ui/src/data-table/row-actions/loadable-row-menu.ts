import { loadable } from '../../loadable/loadable.tsx';

export const RowMenu = loadable(() => import('./row-menu.tsx').then((module) => module.RowMenu));
