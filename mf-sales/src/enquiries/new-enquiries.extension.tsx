import { defineExtension } from '@lumora/shared-ui/page';
import { enquiriesQuery } from './enquiries-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'New enquiries',
  order: 15,
  permission: 'enquiries.view',
  path: '/admin/enquiries?status=new',
  query: () => enquiriesQuery({ status: 'new', page: 1, page_size: 1 }),
  none: 'All are answered',
});
