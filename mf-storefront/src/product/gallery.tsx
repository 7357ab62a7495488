import { useState, type MouseEvent } from 'react';
import { imageUrl, type ShopImage } from '@lumora/shared-contract';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { gallerySizes } from './gallery-pictures.ts';
import type { PictureViewer } from '../pictures/picture-viewer.tsx';
import * as styles from './gallery.module.css';

/** The pictures of a product: one large, the others to choose from, all of them on the whole screen. */
export function Gallery({ pictures, name }: { pictures: ShopImage[]; name: string }) {
  const [index, setIndex] = useState(0);
  const [Viewer, setViewer] = useState<typeof PictureViewer>();
  const shown = pictures[index];
  if (shown === undefined) return <Unpictured name={name} />;

  /** What opens it is fetched when it is asked for; if that fails, the picture by itself is shown. */
  function openViewer({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    loadViewer().then(
      (loaded) => setViewer(() => loaded.PictureViewer),
      () => location.assign(currentTarget.href),
    );
  }

  return (
    <section className={styles['gallery']} aria-label={`Pictures of ${name}`}>
      <a
        className={styles['main']}
        href={imageUrl(shown.hash, 1920, 'webp')}
        aria-label={`${shown.alt}. Open picture ${index + 1} of ${pictures.length} on the whole screen`}
        onClick={(event) => inPlace(event, openViewer)}
      >
        <ShopPicture key={shown.hash} image={{ ...shown, alt: '' }} sizes={gallerySizes} isLazy={false} isFirst />
      </a>
      {pictures.length > 1 && (
        <ul className={styles['thumbnails']}>
          {pictures.map((picture, place) => (
            <li key={picture.hash}>
              <a
                href={imageUrl(picture.hash, 1920, 'webp')}
                aria-label={`Picture ${place + 1}: ${picture.alt}`}
                aria-current={place === index}
                onClick={(event) => inPlace(event, () => setIndex(place))}
              >
                <ShopPicture image={{ ...picture, alt: '' }} sizes="88px" isCard isLazy={place > 4} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Viewer !== undefined && (
        <Viewer pictures={pictures} index={index} onMove={setIndex} onClose={() => setViewer(undefined)} name={name} />
      )}
    </section>
  );
}

/** A product whose pictures are still to be taken. */
function Unpictured({ name }: { name: string }) {
  return (
    <div className={styles['unpictured']}>
      <NoPicture name={name} />
      <p>Pictures of this sign are on their way. Ask us and we will send you one.</p>
    </div>
  );
}

/** Where no script runs the link leads to the picture; a click meant for another tab still goes there. */
function inPlace<Clicked extends MouseEvent>(event: Clicked, act: (event: Clicked) => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act(event);
}

function loadViewer() {
  return import(/* webpackChunkName: "picture-viewer" */ '../pictures/picture-viewer.tsx');
}
