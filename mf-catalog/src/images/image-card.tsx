import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import { imageUrl, type ProductImage } from '@lumora/shared-contract';
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
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: image.id,
    disabled: !rights.mayUpdate,
  });
  const name = `image ${place}`;

  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={`Image ${place}`}
      // moved by the hand of the user, so it cannot be a class
      style={{ transform: CSS.Transform.toString(transform), transition }}
      sx={{ ...card, ...(isDragging && lifted) }}
    >
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
        {rights.mayUpdate && (
          <Tooltip title={isDragging ? '' : 'Move: drag, or press Space and the arrow keys'}>
            <IconButton
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={`Move ${name}`}
              sx={handle}
            >
              <DragIndicatorRounded />
            </IconButton>
          </Tooltip>
        )}
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
    </Box>
  );
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
};
const lifted = { position: 'relative', zIndex: 1, borderColor: 'primary.main', boxShadow: 8 };
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
// without it a finger on the handle would scroll the page
const handle = { cursor: 'grab', touchAction: 'none' };
const fields = { display: 'flex', flexDirection: 'column', gap: 1, px: 1.5, pb: 1.5 };
