import type { RemoteRoute } from '@lumora/shared-ui';

/** The only export of this module. The chunk of a screen has the name that `module.ts` gives it, so that pages preload it. */
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
