import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { imageUrl } from '@lumora/shared-contract/images';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { touchScreen } from '@lumora/shared-ui';
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
          <Box sx={toolbarStyles}>
            {moveButton}
            <Box component="span" sx={positionStyles}>
              {position}
            </Box>
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
const nameStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  px: 1.5,
  mt: 1.5,
  fontWeight: 500,
  overflowWrap: 'anywhere',
};
// below picture and name; the rows of tiles have one height
const toolbarStyles = {
  display: 'flex',
  alignItems: 'center',
  mt: 'auto',
  px: 0.5,
  // the dots of the larger button begin where the name does
  [`@media ${touchScreen}`]: { pl: 0, ml: '-6px' },
};
const positionStyles = {
  flex: 1,
  px: 0.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  // 8 px beside the dots, which are narrower than their button
  [`@media ${touchScreen}`]: { ml: '-14px' },
};
