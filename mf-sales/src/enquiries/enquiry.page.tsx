import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/enquiries/:id',
  title: 'Enquiry',
  permission: 'enquiries.view',
  component: () => import('./enquiry-page.tsx').then((module) => module.EnquiryPage),
});
