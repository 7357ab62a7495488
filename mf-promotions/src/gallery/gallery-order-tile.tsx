import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { imageUrl } from '@lumora/shared-contract/images';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { SortableTile } from '@lumora/shared-ui/sortable';
import { pictureName } from './gallery-picture.ts';

interface GalleryOrderTileProps {
  picture: GalleryPicture;
  /** counted from 1 */
  position: number;
  canMove: boolean;
  /** undefined for a user who may not */
  onEdit: (() => void) | undefined;
  /** undefined for a picture without actions */
  onOpenMenu: ((anchor: HTMLElement) => void) | undefined;
}

export function GalleryOrderTile({ picture, position, canMove, onEdit, onOpenMenu }: GalleryOrderTileProps) {
  const name = pictureName(picture);
  const editProps = onEdit && { component: 'button', type: 'button', 'aria-label': `Edit ${name}`, onClick: onEdit };

  return (
    <SortableTile id={picture.id} label={`${position}. ${name}`} moveLabel={`Move ${name}`} mayMove={canMove}>
      {(moveButton) => (
        <Box sx={{ position: 'relative' }}>
          <Box {...editProps} sx={frameStyles}>
            {picture.image !== null && (
              <Box
                component="img"
                src={imageUrl(picture.image, 320, 'webp')}
                alt=""
                loading="lazy"
                draggable={false}
                sx={imageStyles}
              />
            )}
          </Box>
          <Box sx={footerStyles}>
            <Box component="span" sx={positionStyles}>
              {position}
            </Box>
            <Typography variant="body2" title={name} sx={nameStyles}>
              {name}
            </Typography>
          </Box>
          <Box sx={controlsStyles}>
            {moveButton}
            {onOpenMenu && (
              <IconButton
                aria-label={`More actions for ${name}`}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => onOpenMenu(currentTarget)}
              >
                <MoreVertRounded />
              </IconButton>
            )}
          </Box>
        </Box>
      )}
    </SortableTile>
  );
}

const frameStyles = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  p: 0,
  border: 0,
  bgcolor: 'action.hover',
  '&:is(button)': { cursor: 'pointer' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
const imageStyles = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' };
const nameStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  fontWeight: 500,
  overflowWrap: 'anywhere',
};
const footerStyles = { display: 'flex', alignItems: 'baseline', gap: 1, p: 1 };
const positionStyles = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' };
/** In the corners of the picture, on a ground that is smaller than the buttons. */
const controlsStyles = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  // a click between the buttons opens the picture
  pointerEvents: 'none',
  '& button': { isolation: 'isolate', color: 'common.white', pointerEvents: 'auto' },
  '& button::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    width: 32,
    height: 32,
    m: 'auto',
    borderRadius: '6px',
    bgcolor: 'rgb(0 0 0 / 0.7)',
  },
  '& [aria-haspopup="menu"]': { ml: 'auto' },
};
