import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { imageUrl, thumbnailWidth } from '@lumora/shared-contract';
import * as styles from './row-parts.module.css';

interface ThumbnailProps {
  /** hash of a stored picture */
  image: string | null;
  /** empty where the row names the same thing in words */
  alt: string;
}

/** A picture that fits a row of any density, or a quiet mark where there is none. */
export function Thumbnail({ image, alt }: ThumbnailProps) {
  return (
    <span className={styles['thumbnail']}>
      {image === null ? (
        <ImageOutlined fontSize="small" />
      ) : (
        <img src={imageUrl(image, thumbnailWidth, 'webp')} alt={alt} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
