import { useState } from 'react';
import type { Variant } from '@lumora/shared-contract';
import type { TableSelection } from '@lumora/shared-ui/data-table';

/** Which variants are chosen, also on pages that are not shown now; `rows` are those that are. */
export function useSelectedVariants(rows: readonly Variant[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Variant>>(new Map());
  const shown = new Map(rows.map((row) => [row.id, row]));

  const onChange: TableSelection['onChange'] = (keys) => {
    const variants = [...keys].flatMap((key) => shown.get(Number(key)) ?? chosen.get(Number(key)) ?? []);
    setChosen(new Map(variants.map((variant) => [variant.id, variant])));
  };

  return {
    selected: new Set(chosen.keys()),
    /** as they were read last */
    variants: [...chosen.values()].map((variant) => shown.get(variant.id) ?? variant),
    onChange,
  };
}
