import { useState } from 'react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { EmptyState } from '@lumora/shared-ui';
import { productQuery } from '../catalog-api.ts';
import { categoryChoices, subCategoryChoices } from '../choices/taxonomy-choices.ts';
import { ProductForm } from './product-form.tsx';

export function ProductEditPage() {
  const { id } = useParams();
  return <LoadedProduct key={id} id={Number(id)} />;
}

function LoadedProduct({ id }: { id: number }) {
  const [openedAt] = useState(Date.now);
  // the form shows their titles, and would request them only after the product
  usePrefetchQuery(categoryChoices);
  usePrefetchQuery(subCategoryChoices);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({ ...productQuery(id), staleTime: 0 });
  // A cached product may be outdated, and the server would reject its update.
  const isFresh = dataUpdatedAt >= openedAt;

  if (data && isFresh) return <ProductForm key={data.id} product={data} />;
  if (isFetching || !error) return <Typography role="status">Loading…</Typography>;
  return <ProductLoadError error={error} onRetry={() => void refetch()} />;
}

function ProductLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isDeleted = isHttpError(error) && error.status === 404;

  return (
    <EmptyState
      title={isDeleted ? 'Product not found' : 'The product could not be loaded'}
      titleElement="h1"
      description={isDeleted ? 'Somebody may have deleted it.' : errorMessage(error)}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="outlined" component={Link} to="/admin/products">
            Back to list
          </Button>
          {!isDeleted && <Button onClick={onRetry}>Retry</Button>}
        </Stack>
      }
    />
  );
}
