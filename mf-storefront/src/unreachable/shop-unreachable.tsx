import { lazy } from 'react';

/** Loaded on demand, because it is rarely needed. The server waits for it; its styles are part of every page. */
export const ShopUnreachable = lazy(() =>
  import(/* webpackChunkName: "unreachable" */ './unreachable-notice.tsx').then(({ UnreachableNotice }) => ({
    default: UnreachableNotice,
  })),
);
