export function PopUpOffersPage() {
  return null;
}
