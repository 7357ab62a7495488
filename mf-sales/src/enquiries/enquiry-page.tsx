import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { EmptyState } from '@lumora/shared-ui';
import { PageSkeleton } from '../customer-page/page-skeleton.tsx';
import { enquiryQuery } from './enquiries-api.ts';
import { EnquirySheet } from './enquiry-sheet.tsx';

export function EnquiryPage() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(enquiryQuery(Number(id)));

  async function reload() {
    await refetch({ throwOnError: true });
  }

  // a cached enquiry that is deleted now has data and an error
  if (data && !isNotFound(error)) return <EnquirySheet key={data.id} enquiry={data} onReload={reload} />;
  if (error) return <EnquiryLoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

const isNotFound = (error: Error | null) => isHttpError(error) && error.status === 404;

function EnquiryLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isDeleted = isNotFound(error);

  return (
    <EmptyState
      title={isDeleted ? 'Enquiry not found' : 'The enquiry could not be loaded'}
      titleElement="h1"
      description={isDeleted ? 'Search for it in the list.' : errorMessage(error)}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="outlined" component={Link} to="/admin/enquiries">
            All enquiries
          </Button>
          {!isDeleted && <Button onClick={onRetry}>Retry</Button>}
        </Stack>
      }
    />
  );
}
