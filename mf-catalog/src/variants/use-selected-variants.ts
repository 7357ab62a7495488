import { useState } from 'react';
import type { Variant } from '@lumora/shared-contract/catalog';
import type { TableSelection } from '@lumora/shared-ui/data-table';

/** Holds the selected variants across pages; `rows` are the rows of the current page. */
export function useSelectedVariants(rows: readonly Variant[]) {
  const [selected, setSelected] = useState<ReadonlyMap<number, Variant>>(new Map());
  const select = (variants: readonly Variant[]) =>
    setSelected(new Map(variants.map((variant) => [variant.id, variant])));
  const rowsById = new Map(rows.map((row) => [row.id, row]));

  const onChange: TableSelection['onChange'] = (keys) => {
    const variants = [...keys].flatMap((key) => rowsById.get(Number(key)) ?? selected.get(Number(key)) ?? []);
    select(variants);
  };

  const refresh = (current: readonly Variant[]) => {
    const currentById = new Map(current.map((variant) => [variant.id, variant]));
    setSelected((latest) => new Map([...latest].map(([id, variant]) => [id, { ...variant, ...currentById.get(id) }])));
  };

  return {
    selected: new Set(selected.keys()),
    /** latest loaded state of each selected variant */
    variants: [...selected.values()].map((variant) => rowsById.get(variant.id) ?? variant),
    onChange,
    /** selects variants that may be on other pages */
    select,
    /** updates the selected variants to their current state */
    refresh,
  };
}
