import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Create category',
  aliases: ['New category'],
  order: 20,
  permission: 'categories.create',
  path: '/admin/categories#create',
});
