import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { developmentInput, type ReleaseSet } from '@lumora/shared-contract';
import { errorMessage } from '@lumora/shared-auth/core';
import { PageHeader } from '@lumora/shared-ui';
import { useReleaseSet } from '../release-set-context.ts';
import { startDevelopment } from './development-api.ts';

/** Where `npm run dev` leads: asks before this browser takes a module from a development server. */
export function DevelopPage() {
  const set = useReleaseSet();
  const [address] = useSearchParams();
  const [refusal, setRefusal] = useState('');
  const asked = { module: address.get('module') ?? '', origin: address.get('origin') ?? '' };
  const { module, origin } = asked;

  if (set.development?.module === module && set.development.origin === origin) {
    return <Navigate to={firstPage(set, module)} replace />;
  }
  if (!developmentInput.isValidSync(asked)) {
    return (
      <PageHeader title="Development" description="npm run dev -- <module> prints the link that opens this page." />
    );
  }

  async function begin() {
    try {
      await startDevelopment(asked);
      location.reload();
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  }

  return (
    <Stack sx={{ gap: 2, maxWidth: 640, alignItems: 'flex-start' }}>
      <PageHeader
        title={`Take ${module} from ${origin}?`}
        description="In this browser only, for twelve hours or until you end it. Everybody else keeps the live release."
      />
      {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
      <Button variant="contained" onClick={() => void begin()}>
        Take it
      </Button>
    </Stack>
  );
}

function firstPage({ modules }: ReleaseSet, module: string): string {
  const manifest = modules.find((one) => one.manifest.id === module)?.manifest;
  return manifest?.routes.find(({ path }) => !path.includes(':'))?.path ?? '/admin';
}
