import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { enquiriesQuery, enquirySearchParams } from './enquiries-api.ts';

export default definePage({
  path: '/admin/enquiries',
  title: 'Enquiries',
  permission: 'enquiries.view',
  nav: { group: 'Sales', order: 43, icon: 'DrawRounded', letter: 'e' },
  query: (search) => enquiriesQuery(parseSearchParams(search, enquirySearchParams)),
  component: () => import('./enquiries-page.tsx').then((module) => module.EnquiriesPage),
});
