import { lazy } from 'react';

/** Seldom needed, so no page brings it; the server waits for it, and its styles are among those of every page. */
export const ShopUnreachable = lazy(() =>
  import(/* webpackChunkName: "unreachable" */ './unreachable-notice.tsx').then(({ UnreachableNotice }) => ({
    default: UnreachableNotice,
  })),
);
