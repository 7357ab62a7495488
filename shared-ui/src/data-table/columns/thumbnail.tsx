import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { imageUrl, thumbnailWidth } from '@lumora/shared-contract/images';
import * as styles from '../styles/row-cells.module.css';

interface ThumbnailProps {
  /** hash of a stored image; null if there is none */
  image: string | null;
  /** alternative text; '' if the row has the same text */
  alt: string;
  /** the part of the picture that is shown: its centre by default, or its right */
  part?: 'right' | undefined;
}

/** Renders an image that fits a row of any density, or a placeholder icon. */
export function Thumbnail({ image, alt, part }: ThumbnailProps) {
  return (
    <span className={styles.thumbnail} data-part={part}>
      {image === null ? (
        <ImageOutlined fontSize="small" />
      ) : (
        <img src={imageUrl(image, thumbnailWidth, 'webp')} alt={alt} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
