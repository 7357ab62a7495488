import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/custom-neon',
  title: 'Custom Neon',
  permission: 'custom-neon.view',
  nav: { group: 'Catalog', order: 22, icon: 'FormatPaintRounded', letter: 'n' },
  component: () => import('./custom-neon-page.tsx').then((module) => module.CustomNeonPage),
});
