import type { RemoteRoute } from '@lumora/shared-ui';

/** The only thing this module exposes. Each screen is a chunk named as in `module.ts`, so that pages can preload it. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin/sample-things',
    load: () =>
      import(/* webpackChunkName: "screen-sample-things" */ './sample-things-page.tsx').then(
        ({ SampleThingsPage }) => ({
          Screen: SampleThingsPage,
        }),
      ),
  },
];
