/** Formats stored digits as `+91 98765 43210`. */
export function formatPhone(phone: string): string {
  return phone.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');
}
