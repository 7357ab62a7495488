export function HeaderOffersPage() {
  return null;
}
