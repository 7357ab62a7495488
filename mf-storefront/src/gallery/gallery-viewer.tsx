import { Link } from 'react-router-dom';
import type { ProductPicture } from '@lumora/shared-contract';
import { useShop } from '../frame/use-shop.ts';
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

/** The pictures on the whole screen, each with its caption, its place in the shop, and the chat about it. */
export function GalleryViewer({ pictures, index, onMove, onClose }: GalleryViewerProps) {
  const shop = useShop();
  const shown = pictures[index];
  return (
    <PictureViewer
      pictures={pictures.map(({ image }) => image)}
      index={index}
      onMove={onMove}
      onClose={onClose}
      name="the gallery"
    >
      {shown !== undefined && (
        <div className={styles['about']}>
          <p>{shown.caption}</p>
          <div className={styles['ways']}>
            <Link className={buttons['quiet']} to={`/products/${shown.product.slug}`}>
              See this sign
            </Link>
            {/* opened by a script, so there is an address to send */}
            {shop !== undefined && (
              <ChatLink phone={shop.chat_phone} words={`${shown.caption}\n${window.location.href}`} />
            )}
          </div>
        </div>
      )}
    </PictureViewer>
  );
}
