import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Create banner',
  aliases: ['New banner'],
  order: 31,
  permission: 'banners.create',
  path: '/admin/banners#create',
});
