import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@lumora/shared-ui/form';
import type { TaxonomyApi } from './taxonomy-api.ts';

interface ParentFieldProps<Row extends { id: number; title: string }> {
  name: string;
  label: string;
  /** where the choices come from */
  api: TaxonomyApi<Row>;
  plural: string;
}

/** The row of another list that this one belongs to. */
export function ParentField<Row extends { id: number; title: string }>(field: ParentFieldProps<Row>) {
  const { name, label, api, plural } = field;
  const { data, isError } = useQuery(api.list);
  const options = data?.map(({ id, title }) => ({ value: id, label: title })) ?? (isError ? [] : undefined);
  const emptyText = isError ? `The ${plural} could not be loaded.` : `No ${plural} yet. Create one first.`;

  return <SelectField name={name} label={label} options={options} emptyText={emptyText} autoFocus />;
}
