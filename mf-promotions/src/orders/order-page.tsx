export function OrderPage() {
  return null;
}
