import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ChoicesErrorProps {
  /** plural noun of the options, such as “categories” */
  plural: string;
  queries: readonly { isLoadingError: boolean; refetch: () => Promise<unknown> }[];
}

/** Shows that options failed to load, with a button that retries the failed queries. */
export function ChoicesError({ plural, queries }: ChoicesErrorProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length === 0) return null;

  return (
    <Typography variant="body2" color="error" role="alert" sx={{ alignSelf: 'center' }}>
      The {plural} could not be loaded.{' '}
      <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
        Retry
      </Button>
    </Typography>
  );
}
