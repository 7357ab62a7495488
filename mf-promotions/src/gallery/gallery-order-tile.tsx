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
        <>
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
          <Typography variant="body2" title={name} sx={nameStyles}>
            {name}
          </Typography>
          <Box sx={footerStyles}>
            <Box component="span" sx={{ flex: 1, pl: 1 }}>
              {position}
            </Box>
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
        </>
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
/** Two lines, so that the tiles of a row are equally high. */
const nameStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  height: 40,
  fontWeight: 500,
  mt: 1,
  mx: 1,
  overflowWrap: 'anywhere',
};
const footerStyles = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
