import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { http } from '@lumora/shared-auth/core';
import { SelectField } from '@lumora/shared-ui/form';
import { taxonomyRows } from '@lumora/shared-ui/taxonomy';

interface ParentFieldProps {
  name: string;
  label: string;
  /** of the rows that can be selected */
  resource: 'categories' | 'attributes';
}

/** Selects the parent row, such as the category of a sub-category. */
export function ParentField({ name, label, resource }: ParentFieldProps) {
  const { data, isLoadingError, refetch } = useQuery(taxonomyRows(http, resource));
  const options = data?.map(({ id, title }) => ({ value: id, label: title })) ?? (isLoadingError ? [] : undefined);
  const errorText = `The ${resource} could not be loaded.`;
  const emptyText = isLoadingError ? errorText : `No ${resource} yet. Create one first.`;

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
