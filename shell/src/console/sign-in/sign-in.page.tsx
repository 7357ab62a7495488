import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/auth/login',
  title: 'Sign in',
  component: () => import('./sign-in-page.tsx').then((module) => module.SignInPage),
});
