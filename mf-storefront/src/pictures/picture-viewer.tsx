import type { ReactNode } from 'react';
import { imageUrl, type ShopImage } from '@lumora/shared-contract/images';
import { useModal } from '../overlays/use-modal.ts';
import { ShopPicture } from './shop-picture.tsx';
import { useSwipe } from './use-swipe.ts';
import * as styles from './picture-viewer.module.css';

interface PictureViewerProps {
  pictures: ShopImage[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  /** name of the product or gallery, for the label of the dialog */
  name: string;
  /** caption and links of the current picture */
  children?: ReactNode;
}

/** Renders a picture full screen. Arrow keys and swipes move and wrap around; Escape and a click on the backdrop close. */
export function PictureViewer({ pictures, index, onMove, onClose, name, children }: PictureViewerProps) {
  const move = (by: number) => onMove((index + by + pictures.length) % pictures.length);
  const swipe = useSwipe(move);
  const dialog = useModal(onClose, (key) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  });

  const around = [index, index + 1, index - 1 + pictures.length].map((i) => i % pictures.length);
  const shown = [...new Set(around)].toSorted((a, b) => a - b);
  return (
    <dialog ref={dialog} className={styles['viewer']} aria-label={`Pictures of ${name}`} onClose={onClose} {...swipe}>
      {/* the neighbours are loaded already, and each picture shows its small rendition meanwhile */}
      {shown.map((i) => (
        <ViewedPicture key={pictures[i]?.hash} picture={pictures[i]} isCurrent={i === index} />
      ))}
      <div className={styles['text']}>
        {children}
        <p role="status">
          {index + 1} of {pictures.length}
        </p>
      </div>
      <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
        ✕
      </button>
      {pictures.length > 1 && (
        <>
          <button type="button" className={styles['previous']} aria-label="Previous picture" onClick={() => move(-1)}>
            ‹
          </button>
          <button type="button" className={styles['next']} aria-label="Next picture" onClick={() => move(1)}>
            ›
          </button>
        </>
      )}
    </dialog>
  );
}

function ViewedPicture({ picture, isCurrent }: { picture: ShopImage | undefined; isCurrent: boolean }) {
  if (picture === undefined) return null;
  return (
    <div className={styles['picture']} aria-hidden={!isCurrent}>
      <img className={styles['small']} src={imageUrl(picture.hash, 320, 'avif')} alt="" />
      <ShopPicture image={picture} sizes="100vw" isLazy={false} />
    </div>
  );
}
