export function VouchersPage() {
  return null;
}
