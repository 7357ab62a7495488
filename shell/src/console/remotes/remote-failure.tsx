import { useEffect, useEffectEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ModuleExtension, ReleasedModule } from '@lumora/shared-contract/releases';
import { isMissingFile } from '../federation/remote-load-error.ts';
import { moduleTitle } from './module-title.ts';

export interface RemoteFailureProps {
  module: ReleasedModule;
  /** the release that failed: the live one, or the previous one if it was the fallback */
  release: string;
  error: unknown;
  reportId: string;
  /** the extension that failed instead of a page */
  extension: ModuleExtension | undefined;
  onRetry: () => void;
}

/**
 * Renders the error panel in place of a remote's page or extension that failed to load or threw an error. A failed load is
 * retried when the browser is online again.
 */
export function RemoteFailure({ module, release, error, reportId, extension, onRetry }: RemoteFailureProps) {
  const retryOnline = useEffectEvent(() => {
    if (isMissingFile(error)) onRetry();
  });
  useEffect(() => {
    const onOnline = () => retryOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  const name = extension?.title ?? moduleTitle(module.manifest);
  return (
    <Alert severity="error" variant="outlined" sx={{ maxWidth: 640, m: extension ? 2 : 0, mt: 2 }}>
      <Typography variant="h6" component={extension ? 'h3' : 'h1'} gutterBottom>
        {isMissingFile(error) ? `${name} could not be loaded` : `${name} is broken in this release`}
      </Typography>
      <Typography gutterBottom>
        {isMissingFile(error)
          ? 'Its files did not arrive. Check your connection; the rest of the console continues to work.'
          : 'Its code stopped with an error, or did not finish. The rest of the console continues to work.'}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ my: 2 }}>
        <Button variant="contained" onClick={onRetry}>
          Retry
        </Button>
        <Button onClick={() => location.reload()}>Reload page</Button>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        Report {reportId} · {module.manifest.id} {release}
      </Typography>
    </Alert>
  );
}
