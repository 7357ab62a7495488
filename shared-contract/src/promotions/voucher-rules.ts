/** Kinds of discount: a percentage, or an amount in rupees. */
export const voucherKinds = ['percent', 'fixed'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

export const maxVoucherCodeLength = 30;
/** Max codes that one call generates. */
export const maxGeneratedCodes = 5_000;
/** Max products, and max categories, in the scope of a voucher. */
export const maxScopedItems = 500;
