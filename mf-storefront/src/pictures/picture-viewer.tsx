import type { ReactNode } from 'react';
import type { ShopImage } from '@lumora/shared-contract';
import { useModal } from '../styles/use-modal.ts';
import { ShopPicture } from './shop-picture.tsx';
import { useSwipe } from './use-swipe.ts';
import * as styles from './picture-viewer.module.css';

interface PictureViewerProps {
  pictures: ShopImage[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  /** of what is shown */
  name: string;
  /** words and links that go with the shown picture */
  children?: ReactNode;
}

/** One picture on the whole screen; arrows and swipes move and wrap, Escape and a click beside the picture close. */
export function PictureViewer({ pictures, index, onMove, onClose, name, children }: PictureViewerProps) {
  const move = (by: number) => onMove((index + by + pictures.length) % pictures.length);
  const swipe = useSwipe(move);
  const dialog = useModal(onClose, (key) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  });

  const shown = pictures[index];
  return (
    <dialog ref={dialog} className={styles['viewer']} aria-label={`Pictures of ${name}`} onClose={onClose} {...swipe}>
      <div className={styles['picture']}>
        {shown !== undefined && <ShopPicture key={shown.hash} image={shown} sizes="100vw" isLazy={false} />}
      </div>
      <div className={styles['words']}>
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
