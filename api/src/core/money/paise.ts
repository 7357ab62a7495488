/** What the database keeps as the number of rupees that travels (D27). */
export function toRupees<T extends number | null>(paise: T): T {
  // null stays null, a number a number
  return (paise === null ? null : paise / 100) as T;
}

/** The contract has seen to it that there are at most two decimals; what arithmetic adds to them is rounded away. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

const inr = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** For a sentence: `₹1,49,999` or `₹899.50`. */
export function formatPaise(paise: number): string {
  return inr.format(paise / 100);
}
