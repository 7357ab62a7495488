import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { maxGalleryOrder, maxGalleryPictures, type GalleryPicture } from '@lumora/shared-contract/promotions';
import { useCan } from '@lumora/shared-auth';
import { errorMessage } from '@lumora/shared-auth/core';
import { useChange } from '@lumora/shared-ui';
import { inOrderOf, SortableGrid } from '@lumora/shared-ui/sortable';
import { galleryApi } from './gallery-api.ts';
import { GalleryOrderTile } from './gallery-order-tile.tsx';
import { fillText, isShown, withReordered } from './gallery-picture.ts';

/** Shows the displayed pictures in their order; the user reorders them by drag and drop or by keyboard. */
export function GalleryOrder() {
  const { data, error, isLoadingError, refetch } = useQuery(galleryApi.all);

  if (isLoadingError) {
    return (
      <Alert severity="error" variant="outlined" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        The order of the pictures could not be loaded. {errorMessage(error)}
      </Alert>
    );
  }
  if (data === undefined) return <Skeleton variant="rounded" height={228} />;
  return <OrderCard pictures={data} />;
}

function OrderCard({ pictures }: { pictures: GalleryPicture[] }) {
  const canUpdate = useCan('gallery.update');
  const { mutate, isPending, variables } = useChange({
    changedKeys: galleryApi.changedKeys,
    call: (ids: number[]) => galleryApi.call('order', { ids: ids.slice(0, maxGalleryOrder) }),
    fallback: 'Reorder failed',
    // sends quick successive calls in sequence: the last one wins
    scope: 'gallery-order',
  });
  const ordered = isPending ? inOrderOf(variables, pictures) : pictures;
  const displayed = ordered.filter(isShown).slice(0, maxGalleryPictures);

  return (
    <Card component="section" aria-label="On the Gallery page now" sx={cardStyles}>
      <Typography variant="h3" component="h2">
        On the Gallery page now
      </Typography>
      <Typography color="textSecondary">{fillText(displayed.length)}</Typography>
      {displayed.length > 0 && (
        <SortableGrid
          ids={displayed.map(({ id }) => id)}
          label="Pictures in their order"
          noun="picture"
          onReorder={(ids) => mutate(withReordered(ordered, ids))}
          sx={gridStyles}
        >
          {displayed.map((picture, index) => (
            <GalleryOrderTile key={picture.id} picture={picture} position={index + 1} canMove={canUpdate} />
          ))}
        </SortableGrid>
      )}
    </Card>
  );
}

const cardStyles = { display: 'flex', flexDirection: 'column', gap: 1, p: { xs: 2, sm: 3 } };
const gridStyles = {
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(72px, 1fr))',
    sm: 'repeat(auto-fill, minmax(96px, 1fr))',
  },
  gap: 1,
  mt: 1,
};
