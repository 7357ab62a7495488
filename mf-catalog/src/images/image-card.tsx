import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { imageUrl, type ProductImage } from '@lumora/shared-contract';
import { SortableTile } from '@lumora/shared-ui/sortable';
import { AltField, PriorityField } from './image-fields.tsx';
import { ReplaceButton } from './replace-button.tsx';
import type { ImageRights } from './use-image-rights.ts';

interface ImageCardProps {
  image: ProductImage;
  /** counted from 1 */
  place: number;
  productName: string;
  rights: ImageRights;
  onOpen: () => void;
  onDelete: () => void;
}

/** One image of the grid: looked at, moved, described, replaced, deleted. */
export function ImageCard({ image, place, productName, rights, onOpen, onDelete }: ImageCardProps) {
  const name = `image ${place}`;

  return (
    <SortableTile id={image.id} label={`Image ${place}`} moveLabel={`Move ${name}`} mayMove={rights.mayUpdate}>
      {(moveButton) => (
        <>
          <Box sx={frame}>
            <Box component="button" type="button" aria-label={`Look at ${name}`} onClick={onOpen} sx={opener}>
              <Box
                component="img"
                src={imageUrl(image.image, 320, 'webp')}
                alt={image.alt || productName}
                loading="lazy"
                draggable={false}
                sx={picture}
              />
            </Box>
            {place === 1 && <Chip label="Shown first" sx={badge} />}
          </Box>
          <Box sx={tools}>
            {moveButton}
            <Typography variant="body2" color="textSecondary" noWrap sx={size}>
              {image.width} × {image.height}
            </Typography>
            {rights.mayUpdate && <ReplaceButton image={image} name={name} />}
            {rights.mayDelete && (
              <Tooltip title="Delete">
                <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
                  <DeleteOutlineRounded />
                </IconButton>
              </Tooltip>
            )}
          </Box>
          <Box sx={fields}>
            <PriorityField image={image} name={name} isReadOnly={!rights.mayUpdate} />
            <AltField image={image} name={name} productName={productName} isReadOnly={!rights.mayUpdate} />
          </Box>
        </>
      )}
    </SortableTile>
  );
}

const frame = { position: 'relative', aspectRatio: '1', bgcolor: 'action.hover' };
const opener = {
  position: 'absolute',
  inset: 0,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
const picture = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' };
const badge = { position: 'absolute', top: 8, left: 8, bgcolor: 'background.raised', color: 'text.primary' };
const tools = { display: 'flex', alignItems: 'center', gap: 0.25, px: 0.5, py: 0.5 };
// a card of a phone has no room for it
const size = { flex: 1, visibility: { xs: 'hidden', sm: 'visible' } };
const fields = { display: 'flex', flexDirection: 'column', gap: 1, px: 1.5, pb: 1.5 };
