import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { developmentInput, type ReleaseSet } from '@lumora/shared-contract/releases';
import { errorMessage } from '@lumora/shared-auth/core';
import { PageHeader } from '@lumora/shared-ui';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { startDevelopment } from './development-api.ts';
import { NoLinkedModule } from './no-linked-module.tsx';

/** Renders the page that `npm run dev` links to: asks before this browser loads a module from a development server. */
export function DevelopPage() {
  const set = useReleaseSet();
  const [params] = useSearchParams();
  const [error, setError] = useState('');
  const input = { module: params.get('module') ?? '', origin: params.get('origin') ?? '' };
  const { module, origin } = input;

  if (set.development?.module === module && set.development.origin === origin) {
    return <Navigate to={firstPage(set, module)} replace />;
  }
  if (!developmentInput.isValidSync(input)) {
    return <NoLinkedModule />;
  }

  async function start() {
    try {
      await startDevelopment(input);
      location.reload();
    } catch (failure) {
      setError(errorMessage(failure));
    }
  }

  return (
    <Stack sx={{ gap: 2, maxWidth: 640, alignItems: 'flex-start' }}>
      <PageHeader
        title={`Load ${module} from ${origin}?`}
        description="In this browser only, for twelve hours or until you end it. Everybody else keeps the live release."
      />
      {error !== '' && <Alert severity="error">{error}</Alert>}
      <Button variant="contained" onClick={() => void start()}>
        Load it
      </Button>
    </Stack>
  );
}

function firstPage({ modules }: ReleaseSet, module: string): string {
  const manifest = modules.find((released) => released.manifest.id === module)?.manifest;
  return manifest?.routes.find(({ path }) => !path.includes(':'))?.path ?? '/admin';
}
