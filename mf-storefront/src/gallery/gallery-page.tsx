import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { galleryQuery } from './gallery-query.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { GalleryViewer } from './gallery-viewer.tsx';
import * as styles from './gallery-page.module.css';

/** Renders the gallery: tiles with captions that open in the full-screen viewer. */
export function GalleryPage() {
  const { data, isError, refetch } = useQuery(galleryQuery);
  const [openIndex, setIndex] = useState<number | null>(null);

  if (isError && data === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  return (
    <section className={styles['page']} aria-labelledby="gallery-heading">
      <header className={styles['header']}>
        <h1 id="gallery-heading">Gallery</h1>
        <p>Signs we have made. Open a picture to see it in full, or to ask for a sign like it.</p>
      </header>
      {data?.pictures.length === 0 && <p className={styles['none']}>No pictures yet. Please come back soon.</p>}
      <ul className={styles['grid']} aria-busy={data === undefined}>
        {data?.pictures.map((picture, index) => (
          <GalleryTile
            key={`${picture.product.slug} ${picture.image.hash}`}
            picture={picture}
            index={index}
            onOpen={() => setIndex(index)}
          />
        ))}
      </ul>
      {data !== undefined && openIndex !== null && (
        <GalleryViewer pictures={data.pictures} index={openIndex} onMove={setIndex} onClose={() => setIndex(null)} />
      )}
    </section>
  );
}
