const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** Rupees with Indian grouping, such as ₹1,49,999; paise are shown where there are some (D27). */
export function rupees(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}
