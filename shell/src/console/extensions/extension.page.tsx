import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/extensions/:module/:name',
  component: () => import('./extension-page.tsx').then((module) => module.ExtensionPage),
});
