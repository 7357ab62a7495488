import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin',
  title: 'Dashboard',
  nav: { group: 'Overview', order: 11, icon: 'DashboardRounded', letter: 'd' },
  component: () => import('./dashboard-page.tsx').then((module) => module.DashboardPage),
});
