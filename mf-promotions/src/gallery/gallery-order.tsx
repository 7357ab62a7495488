import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { maxGalleryOrder, type GalleryPicture } from '@lumora/shared-contract/promotions';
import { useCan } from '@lumora/shared-auth';
import { phoneScreen, touchScreen, useChange } from '@lumora/shared-ui';
import { RowMenu, type RowAction } from '@lumora/shared-ui/data-table';
import { inOrderOf, SortableGrid } from '@lumora/shared-ui/sortable';
import { galleryApi } from './gallery-api.ts';
import { GalleryOrderTile } from './gallery-order-tile.tsx';
import { fillText, pictureName, shownPictures, withReordered } from './gallery-picture.ts';

interface GalleryOrderProps {
  /** all pictures, undefined while they load */
  pictures: GalleryPicture[] | undefined;
  /** undefined for a user who may not change pictures */
  onEdit: ((picture: GalleryPicture) => void) | undefined;
  actionsOf: (picture: GalleryPicture) => RowAction[];
  /** moves the focus to the table below, which lists the other pictures; undefined while it does not list them */
  onShowOthers: (() => void) | undefined;
}

/** Shows the displayed pictures in their order; the user reorders them by drag and drop or by keyboard. */
export function GalleryOrder({ pictures, ...order }: GalleryOrderProps) {
  if (pictures === undefined) return <Skeleton variant="rounded" height={228} />;
  return <OrderCard pictures={pictures} {...order} />;
}

function OrderCard({ pictures, onEdit, actionsOf, onShowOthers }: GalleryOrderProps & { pictures: GalleryPicture[] }) {
  const canUpdate = useCan('gallery.update');
  const [menu, setMenu] = useState<{ picture: GalleryPicture; anchor: HTMLElement } | null>(null);
  const { mutate, isPending, variables } = useChange({
    changedKeys: galleryApi.changedKeys,
    call: (ids: number[]) => galleryApi.call('order', { ids: ids.slice(0, maxGalleryOrder) }),
    fallback: 'Reorder failed',
    // sends quick successive calls in sequence: the last one wins
    scope: 'gallery-order',
  });
  const ordered = isPending ? inOrderOf(variables, pictures) : pictures;
  const displayed = shownPictures(ordered);
  const fillNote = fillText(displayed.length);

  return (
    <Card component="section" aria-label="On the Gallery page now" sx={cardStyles}>
      <Box sx={headerStyles}>
        <Typography variant="h3" component="h2">
          On the Gallery page now
        </Typography>
        <PictureCounts
          shown={displayed.length}
          others={pictures.length - displayed.length}
          onShowOthers={onShowOthers}
        />
      </Box>
      {fillNote && <Typography color="textSecondary">{fillNote}</Typography>}
      {displayed.length > 0 && (
        <SortableGrid
          ids={displayed.map(({ id }) => id)}
          label="Pictures in their order"
          noun="picture"
          onReorder={(ids) => mutate(withReordered(ordered, ids))}
          sx={gridStyles}
        >
          {displayed.map((picture, index) => (
            <GalleryOrderTile
              key={picture.id}
              picture={picture}
              position={index + 1}
              canMove={canUpdate}
              onEdit={onEdit && (() => onEdit(picture))}
              onOpenMenu={actionsOf(picture).length > 0 ? (anchor) => setMenu({ picture, anchor }) : undefined}
            />
          ))}
        </SortableGrid>
      )}
      {menu && (
        <RowMenu
          title={pictureName(menu.picture)}
          actions={actionsOf(menu.picture)}
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
        />
      )}
    </Card>
  );
}

interface PictureCountsProps {
  shown: number;
  /** number of pictures that are not on the page */
  others: number;
  /** undefined while the table does not list them */
  onShowOthers: (() => void) | undefined;
}

function PictureCounts({ shown, others, onShowOthers }: PictureCountsProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {shown} shown
      {others > 0 && (
        <>
          {' · '}
          {onShowOthers ? (
            <MuiLink component="button" type="button" variant="body2" onClick={onShowOthers} sx={othersStyles}>
              {others} not on the page
            </MuiLink>
          ) : (
            `${others} not on the page`
          )}
        </>
      )}
    </Typography>
  );
}

/** The tiles are cards too, so a phone has no card around them. */
const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 3,
  [`@media ${phoneScreen}`]: { p: 0, border: 0, bgcolor: 'transparent', overflow: 'visible' },
};
const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
};
/** On touch screens 44 px high, in a line as high as its text. */
const othersStyles = { verticalAlign: 'baseline', [`@media ${touchScreen}`]: { my: '-12px', py: '12px' } };
const gridStyles = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: { xs: 1, sm: 2 },
  mt: 1,
};
