import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Development } from '@lumora/shared-contract/releases';
import { errorMessage } from '@lumora/shared-auth/core';
import { toast } from '@lumora/shared-ui';
import { endDevelopment } from './development-api.ts';
import { watchDevelopmentServer, type DevelopmentState } from './watch-development-server.ts';

/** Renders which module comes from a development server and the state of its build, with a button that ends it. */
export function DevelopmentBar({ module, origin }: Development) {
  const [state, setState] = useState<DevelopmentState>({ kind: 'running' });
  useEffect(() => watchDevelopmentServer(origin, setState), [origin]);

  async function end() {
    try {
      await endDevelopment();
      location.reload();
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  return (
    <Alert
      severity={state.kind === 'running' ? 'info' : 'warning'}
      role="status"
      aria-label="Development"
      square
      action={
        <>
          {state.kind === 'stale' && (
            <Button color="inherit" size="small" onClick={() => location.reload()}>
              Reload
            </Button>
          )}
          <Button color="inherit" size="small" onClick={() => void end()}>
            Use the live release
          </Button>
        </>
      }
    >
      {stateText(state, module, origin)}
      {state.kind === 'failed' && (
        <Box component="pre" tabIndex={0} sx={errorStyles}>
          {state.errors}
        </Box>
      )}
    </Alert>
  );
}

function stateText({ kind }: DevelopmentState, module: string, origin: string): string {
  if (kind === 'failed') return `${module} does not compile. This page keeps the code that it has.`;
  if (kind === 'stale') return `${module}: the newest code needs a new page.`;
  if (kind === 'gone') {
    return `The development server of ${module} is gone. This page keeps the code that it has; a new one shows the live release.`;
  }
  return `${module} comes from ${origin}, in this browser only.`;
}

const errorStyles = { m: 0, mt: 1, maxHeight: '40vh', overflow: 'auto', fontSize: 12, whiteSpace: 'pre-wrap' };
