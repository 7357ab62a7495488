const inr = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats an amount of rupees (not paise) with Indian grouping: ₹1,49,999 or ₹899.50. */
export function rupees(amount: number): string {
  return inr.format(amount);
}
