import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ChoicesFailureProps {
  /** what there was to choose from, such as “categories” */
  what: string;
  queries: readonly { isLoadingError: boolean; refetch: () => Promise<unknown> }[];
}

/** Says that choices could not be loaded, and asks for them again. */
export function ChoicesError({ what, queries }: ChoicesFailureProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length === 0) return null;

  return (
    <Typography variant="body2" color="error" role="alert" sx={{ alignSelf: 'center' }}>
      The {what} could not be loaded.{' '}
      <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
        Retry
      </Button>
    </Typography>
  );
}
