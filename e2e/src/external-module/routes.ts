import type { RemoteRoute } from '@lumora/shared-ui';

const screens = () => import('./screens.tsx');

/** Exposed as `./routes`: the code of each page and extension that `manifest.ts` declares. */
export const routes: RemoteRoute[] = [
  { path: '/admin/notes', load: async () => ({ Screen: (await screens()).NotesPage }) },
];

export const extensions: RemoteRoute[] = [
  { path: '/extensions/latest-note', load: async () => ({ Screen: (await screens()).LatestNote }) },
  { path: '/extensions/product-notes', load: async () => ({ Screen: (await screens()).ProductNotes }) },
  { path: '/extensions/order-notes', load: async () => ({ Screen: (await screens()).OrderNotes }) },
];
