import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SelectField } from '@lumora/shared-ui/form';
import type { TaxonomyApi } from './taxonomy-api.ts';

interface ParentFieldProps<Row extends { id: number; title: string }> {
  name: string;
  label: string;
  /** API of the rows that can be selected */
  api: Pick<TaxonomyApi<Row>, 'all'>;
  plural: string;
}

/** Selects the parent row, such as the category of a sub-category. */
export function ParentField<Row extends { id: number; title: string }>(field: ParentFieldProps<Row>) {
  const { name, label, api, plural } = field;
  const { data, isLoadingError, refetch } = useQuery(api.all);
  const options = data?.map(({ id, title }) => ({ value: id, label: title })) ?? (isLoadingError ? [] : undefined);
  const errorText = `The ${plural} could not be loaded.`;
  const emptyText = isLoadingError ? errorText : `No ${plural} yet. Create one first.`;

  return (
    <div>
      <SelectField name={name} label={label} options={options} emptyText={emptyText} autoFocus />
      {isLoadingError && (
        <Stack direction="row" role="alert" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" color="error">
            {errorText}
          </Typography>
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </Stack>
      )}
    </div>
  );
}
