import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { developmentInput, type Development, type ReleaseSet } from '@lumora/shared-contract/releases';
import { errorMessage } from '@lumora/shared-auth/core';
import { PageHeader } from '@lumora/shared-ui';
import { FormSection } from '../forms/form-section.tsx';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { startDevelopment } from './development-api.ts';
import { NoLinkedModule } from './no-linked-module.tsx';

/** Renders the page that `npm run dev` links to: asks before this browser loads a module from a development server. */
export function DevelopPage() {
  const set = useReleaseSet();
  const [params] = useSearchParams();
  const input = { module: params.get('module') ?? '', origin: params.get('origin') ?? '' };

  if (set.development?.module === input.module && set.development.origin === input.origin) {
    return <Navigate to={firstPage(set, input.module)} replace />;
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title="Development" description="Try a module from your own machine in this console." />
      {developmentInput.isValidSync(input) ? <LoadQuestion {...input} /> : <NoLinkedModule />}
    </Stack>
  );
}

function LoadQuestion(input: Development) {
  const [error, setError] = useState('');

  async function start() {
    try {
      await startDevelopment(input);
      location.reload();
    } catch (failure) {
      setError(errorMessage(failure));
    }
  }

  return (
    <FormSection
      title={`Load ${input.module} from ${input.origin}?`}
      hint="In this browser only, for twelve hours or until you end it. Everybody else keeps the live release."
      action={
        <Button variant="contained" onClick={() => void start()}>
          Load it
        </Button>
      }
    >
      {error !== '' && <Alert severity="error">{error}</Alert>}
    </FormSection>
  );
}

function firstPage({ modules }: ReleaseSet, module: string): string {
  const manifest = modules.find((released) => released.manifest.id === module)?.manifest;
  return manifest?.routes.find(({ path }) => !path.includes(':'))?.path ?? '/admin';
}
