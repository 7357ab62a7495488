import { defineExtension } from '@lumora/shared-ui/page';
import { newEnquiriesQuery } from './enquiries-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'New enquiries',
  order: 15,
  permission: 'enquiries.view',
  path: '/admin/enquiries?status=new',
  query: () => newEnquiriesQuery,
  none: 'None to answer',
});
