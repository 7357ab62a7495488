export function FestivalBannersPage() {
  return null;
}
