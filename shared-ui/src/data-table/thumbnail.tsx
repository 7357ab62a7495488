import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';
import { imageUrl, thumbnailWidth } from '@lumora/shared-contract';

interface ThumbnailProps {
  /** hash of a stored picture */
  image: string | null;
  /** empty where the row names the same thing in words */
  alt: string;
}

/** A picture that fits a row of any density, or a quiet mark where there is none. */
export function Thumbnail({ image, alt }: ThumbnailProps) {
  return (
    <Frame>
      {image === null ? (
        <ImageOutlined fontSize="small" />
      ) : (
        <img src={imageUrl(image, thumbnailWidth, 'webp')} alt={alt} loading="lazy" decoding="async" />
      )}
    </Frame>
  );
}

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: 'calc(var(--row-height) - 8px)',
  aspectRatio: 1,
  overflow: 'hidden',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.action.hover,
  color: theme.vars.palette.text.disabled,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}));
