import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import { imageUrl } from '@lumora/shared-contract/images';
import { SortableTile } from '@lumora/shared-ui/sortable';
import { AltField, PriorityField } from './image-fields.tsx';
import { ReplaceButton } from './replace-button.tsx';
import type { ImageRights } from './use-image-rights.ts';

interface ImageCardProps {
  image: ProductImage;
  /** counted from 1 */
  position: number;
  productName: string;
  rights: ImageRights;
  onOpen: () => void;
  onDelete: () => void;
}

/** Shows one image of the grid with its fields and actions. */
export function ImageCard({ image, position, productName, rights, onOpen, onDelete }: ImageCardProps) {
  const name = `image ${position}`;

  return (
    <SortableTile id={image.id} label={`Image ${position}`} moveLabel={`Move ${name}`} mayMove={rights.canUpdate}>
      {(moveButton) => (
        <>
          <Box sx={frameStyles}>
            <Box component="button" type="button" aria-label={`Look at ${name}`} onClick={onOpen} sx={openButtonStyles}>
              <Box
                component="img"
                src={imageUrl(image.image, 320, 'webp')}
                alt={image.alt || productName}
                loading="lazy"
                draggable={false}
                sx={imageStyles}
              />
            </Box>
            {position === 1 && <Chip label="Cover" sx={badgeStyles} />}
          </Box>
          <Box sx={toolbarStyles}>
            {moveButton}
            <Typography variant="body2" color="textSecondary" noWrap sx={sizeStyles}>
              {image.width} × {image.height}
            </Typography>
            {rights.canUpdate && <ReplaceButton image={image} name={name} />}
            {rights.canDelete && (
              <Tooltip title="Delete">
                <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
                  <DeleteOutlineRounded />
                </IconButton>
              </Tooltip>
            )}
          </Box>
          <Box sx={fieldStyles}>
            <PriorityField image={image} name={name} isReadOnly={!rights.canUpdate} />
            <AltField image={image} name={name} productName={productName} isReadOnly={!rights.canUpdate} />
          </Box>
        </>
      )}
    </SortableTile>
  );
}

// the format of the shop's pictures, so that nothing is cut
const frameStyles = { position: 'relative', aspectRatio: '4 / 5', bgcolor: 'action.hover' };
const openButtonStyles = {
  position: 'absolute',
  inset: 0,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
const imageStyles = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' };
const badgeStyles = { position: 'absolute', top: 8, left: 8, bgcolor: 'background.raised', color: 'text.primary' };
const toolbarStyles = { display: 'flex', alignItems: 'center', gap: 0.25, px: 0.5, py: 0.5 };
// too wide for the cards of a phone
const sizeStyles = { flex: 1, visibility: { xs: 'hidden', sm: 'visible' } };
const fieldStyles = { display: 'flex', flexDirection: 'column', gap: 1, px: 1.5, pb: 1.5 };
