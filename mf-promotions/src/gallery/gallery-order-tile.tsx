import Box from '@mui/material/Box';
import { imageUrl } from '@lumora/shared-contract/images';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { SortableTile } from '@lumora/shared-ui/sortable';
import { pictureName } from './gallery-picture.ts';

interface GalleryOrderTileProps {
  picture: GalleryPicture;
  /** counted from 1 */
  position: number;
  canMove: boolean;
}

export function GalleryOrderTile({ picture, position, canMove }: GalleryOrderTileProps) {
  const name = pictureName(picture);

  return (
    <SortableTile id={picture.id} label={`${position}. ${name}`} moveLabel={`Move ${name}`} mayMove={canMove}>
      {(moveButton) => (
        <>
          {picture.image !== null && (
            <Box
              component="img"
              src={imageUrl(picture.image, 320, 'webp')}
              alt=""
              title={name}
              loading="lazy"
              draggable={false}
              sx={imageStyles}
            />
          )}
          <Box sx={footerStyles}>
            <span>{position}</span>
            {moveButton}
          </Box>
        </>
      )}
    </SortableTile>
  );
}

const imageStyles = { display: 'block', width: '100%', aspectRatio: '4 / 5', objectFit: 'cover' };
const footerStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  pl: 1,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
