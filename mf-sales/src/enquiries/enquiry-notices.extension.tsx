import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'notifications',
  title: 'New enquiries',
  order: 15,
  permission: 'enquiries.view',
  path: '/admin/enquiries?status=new',
  kind: 'enquiry',
  itemPath: '/admin/enquiries/:id',
});
