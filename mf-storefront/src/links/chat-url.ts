/** Returns the URL of a WhatsApp chat with the shop and a prefilled message. `phone` is digits with the country code. */
export function chatUrl(phone: string, message = 'Hi I want a custom neon sign'): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}
