interface LineIds {
  variant_id?: number | null | undefined;
  design_id?: string | null | undefined;
}

/** Tells the lines of a cart apart: equal for two lines of the same sign, asked for or quoted. */
export function lineKey({ variant_id, design_id }: LineIds): string {
  return design_id == null ? `variant ${variant_id}` : `design ${design_id}`;
}
