import type { Voucher } from '@lumora/shared-contract/promotions';
import { switchAction } from '../promotion-list/switch-action.ts';
import { vouchersApi } from './vouchers-api.ts';

const codeOf = ({ code }: Voucher) => code;

export const switchVoucherOn = switchAction(vouchersApi, codeOf, true);
export const switchVoucherOff = switchAction(vouchersApi, codeOf, false);
