/** Formats a phone number of India, stored as digits with the country code, as `+91 98765 43210`; others stay as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');
}
