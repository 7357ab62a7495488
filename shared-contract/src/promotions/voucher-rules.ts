/** What a voucher takes off: a percentage, or rupees. */
export const voucherKinds = ['percent', 'fixed'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

export const maxVoucherCodeLength = 30;
/** Most codes made in one call. */
export const maxGeneratedCodes = 5_000;
/** Most products, and most categories, of one voucher's scope. */
export const maxScopedItems = 500;
