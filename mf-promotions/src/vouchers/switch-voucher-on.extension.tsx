import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Switch on',
  aliases: ['Switch on voucher'],
  order: 62,
  permission: 'vouchers.update',
  kind: 'Voucher',
  run: () => import('./switch-actions.ts').then((module) => module.switchVoucherOn),
});
