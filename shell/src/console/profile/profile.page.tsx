import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/profile',
  title: 'Profile',
  component: () => import('./profile-page.tsx').then((module) => module.ProfilePage),
});
