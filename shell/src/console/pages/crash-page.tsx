import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router-dom';
import { errorMessage } from '@lumora/shared-auth/core';
import { reportModule } from '../../report-module.ts';
import { useReleaseSet } from '../release-set/release-set-context.ts';

/** Renders the error page for an error of the console itself, not of a remote, and reports it as a failure of the shell. */
export function CrashPage() {
  const error = useRouteError();
  const { shell } = useReleaseSet();
  const { release } = shell;
  // not during the render, which React repeats after an error
  useEffect(() => void reportModule({ module: 'shell', release, kind: 'error', error }), [release, error]);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 2, p: 3 }}>
      <Typography variant="h1">Unexpected Application Error!</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
        {errorMessage(error)}
      </Typography>
      <div>
        <Button variant="contained" onClick={() => location.reload()}>
          Reload page
        </Button>
      </div>
    </Box>
  );
}
