import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'actions',
  title: 'Switch off',
  aliases: ['Switch off voucher'],
  order: 63,
  permission: 'vouchers.update',
  kind: 'Voucher',
  run: () => import('./switch-actions.ts').then((module) => module.switchVoucherOff),
});
