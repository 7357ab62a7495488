import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { showcasesApi, showcaseSearchParams } from './showcases-api.ts';

export default definePage({
  path: '/admin/showcases',
  title: 'Brand Showcases',
  permission: 'showcases.view',
  kind: 'Brand showcase',
  nav: { group: 'Promotions', order: 56, icon: 'WorkspacePremiumRounded', letter: 'w' },
  query: (search) => showcasesApi.page(parseSearchParams(search, showcaseSearchParams)),
  component: () => import('./showcases-page.tsx').then((module) => module.ShowcasesPage),
});
