import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Create header offer',
  aliases: ['New header offer'],
  order: 32,
  permission: 'offers.create',
  path: '/admin/offers/header#create',
});
