import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { imageUrl, thumbnailWidth } from '@lumora/shared-contract/images';
import { imagesQuery } from '../images/images-api.ts';

/** Shows the first image of a product beside its name; an icon if there is none. Its space is reserved while it loads. */
export function ProductThumbnail({ productId }: { productId: number }) {
  const { data: images } = useQuery(imagesQuery(productId));
  const first = images?.[0];

  return (
    <Box sx={thumbnailStyles}>
      {first && <img src={imageUrl(first.image, thumbnailWidth, 'webp')} alt="" loading="lazy" decoding="async" />}
      {images?.length === 0 && <ImageOutlined fontSize="small" />}
    </Box>
  );
}

const thumbnailStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  height: 48,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: 0.5,
  bgcolor: 'action.hover',
  color: 'text.disabled',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
};
