import type { ProductPicture } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as buttons from '../styles/buttons.module.css';
import { PictureViewer } from '../pictures/picture-viewer.tsx';
import * as styles from './gallery-viewer.module.css';

interface GalleryViewerProps {
  pictures: ProductPicture[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Renders the pictures full screen, each with its caption, a link to its product and a chat link. */
export function GalleryViewer({ pictures, index, onMove, onClose }: GalleryViewerProps) {
  const shop = useShop();
  const picture = pictures[index];
  return (
    <PictureViewer
      pictures={pictures.map(({ image }) => image)}
      index={index}
      onMove={onMove}
      onClose={onClose}
      name="the gallery"
    >
      {picture !== undefined && (
        <div className={styles['about']}>
          <p>{picture.caption}</p>
          <div className={styles['actions']}>
            <Link className={buttons['quiet']} to={`/products/${picture.product.slug}`}>
              See this sign
            </Link>
            {/* rendered in the browser only, so `window` exists */}
            {shop !== undefined && (
              <ChatLink phone={shop.chat_phone} message={`${picture.caption}\n${window.location.href}`} />
            )}
          </div>
        </div>
      )}
    </PictureViewer>
  );
}
