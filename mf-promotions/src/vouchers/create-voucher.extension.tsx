import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Create voucher',
  aliases: ['New voucher'],
  order: 30,
  permission: 'vouchers.create',
  path: '/admin/vouchers#create',
});
