import { useState, type MouseEvent } from 'react';
import { imageUrl, type ShopImage } from '@lumora/shared-contract/images';
import { colourNote } from '../pictures/colour-note.ts';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { gallerySizes } from '../product/gallery-pictures.ts';
import type { PictureViewer } from '../pictures/picture-viewer.tsx';
import * as styles from './gallery.module.css';

interface GalleryProps {
  pictures: ShopImage[];
  /** name of the product */
  name: string;
  /** the selected colour, if the product has that option */
  colour: string | undefined;
}

/** Renders the pictures of a product: one large, thumbnails of all, and the full-screen viewer. */
export function Gallery({ pictures, name, colour }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [Viewer, setViewer] = useState<typeof PictureViewer>();
  const selected = pictures[index];
  if (selected === undefined) return <NoPictures name={name} />;
  const note = colourNote(selected.alt, { colour, name });

  /** Loads the code of the viewer on click; if that fails, opens the image file. */
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
        href={imageUrl(selected.hash, 1920, 'webp')}
        aria-label={`${selected.alt}. Open picture ${index + 1} of ${pictures.length} full screen`}
        onClick={(event) => handlePlainClick(event, openViewer)}
      >
        <ShopPicture key={selected.hash} image={{ ...selected, alt: '' }} sizes={gallerySizes} isLazy={false} isFirst />
      </a>
      {note && <p className={styles['note']}>{note}</p>}
      {pictures.length > 1 && (
        <ul className={styles['thumbnails']}>
          {pictures.map((picture, i) => (
            <li key={picture.hash}>
              <a
                href={imageUrl(picture.hash, 1920, 'webp')}
                aria-label={`Picture ${i + 1}: ${picture.alt}`}
                aria-current={i === index}
                onClick={(event) => handlePlainClick(event, () => setIndex(i))}
              >
                <ShopPicture image={{ ...picture, alt: '' }} sizes="88px" isCard isLazy={i > 4} />
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

/** Renders the placeholder of a product without pictures. */
function NoPictures({ name }: { name: string }) {
  return (
    <div className={styles['empty']}>
      <NoPicture name={name} />
      <p>There are no pictures of this sign yet. Ask us and we will send you one.</p>
    </div>
  );
}

/** Calls `act` instead of following the link, except for clicks that open a new tab or window. */
function handlePlainClick<Clicked extends MouseEvent>(event: Clicked, act: (event: Clicked) => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act(event);
}

function loadViewer() {
  return import(/* webpackChunkName: "picture-viewer" */ '../pictures/picture-viewer.tsx');
}
