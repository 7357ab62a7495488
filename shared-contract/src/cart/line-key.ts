interface LineIds {
  variant_id?: number | null | undefined;
  design_id?: string | null | undefined;
}

/** Returns a key that is equal for lines (requested or quoted) with the same variant or design. */
export function lineKey({ variant_id, design_id }: LineIds): string {
  return design_id == null ? `variant ${variant_id}` : `design ${design_id}`;
}
