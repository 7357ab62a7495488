/** Address of a WhatsApp chat with the shop, with words already typed in. `phone` is digits with country code. */
export function chatUrl(phone: string, words = 'Hi I want a custom neon sign'): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(words)}`;
}
