import { useRef, useState, type MouseEvent } from 'react';
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

/** Renders the pictures of a product: a strip that swipes from one to the next, thumbnails, and the full-screen viewer. */
export function Gallery({ pictures, name, colour }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [Viewer, setViewer] = useState<typeof PictureViewer>();
  if (pictures.length === 0) return <NoPictures name={name} />;

  function show(next: number) {
    setIndex(next);
    if (strip.current !== null)
      strip.current.scrollLeft = (next / (pictures.length - 1)) * maxScrollLeft(strip.current);
  }

  /** Loads the code of the viewer on click; if that fails, opens the image file. */
  function openViewer({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    loadViewer().then(
      (loaded) => setViewer(() => loaded.PictureViewer),
      () => location.assign(currentTarget.href),
    );
  }

  return (
    <section className={styles['gallery']} data-has-thumbnails={pictures.length > 1} aria-label={`Pictures of ${name}`}>
      <ul ref={strip} className={styles['strip']} onScroll={({ currentTarget }) => setIndex(shownIndex(currentTarget))}>
        {pictures.map((picture, i) => (
          <li key={picture.hash}>
            <a
              className={styles['main']}
              href={imageUrl(picture.hash, 1920, 'webp')}
              aria-label={`${picture.alt}. Open picture ${i + 1} of ${pictures.length} full screen`}
              onClick={(event) => {
                setIndex(i);
                handlePlainClick(event, openViewer);
              }}
            >
              <ShopPicture image={{ ...picture, alt: '' }} sizes={gallerySizes} isLazy={i > 0} isFirst={i === 0} />
            </a>
            <ColourNote note={colourNote(picture.alt, { colour, name })} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Thumbnails pictures={pictures} index={index} onShow={show} />}
      {Viewer !== undefined && (
        <Viewer pictures={pictures} index={index} onMove={show} onClose={() => setViewer(undefined)} name={name} />
      )}
    </section>
  );
}

/** Renders small pictures that show the large ones; on phones dots, because there the strip is swiped. */
function Thumbnails({
  pictures,
  index,
  onShow,
}: {
  pictures: ShopImage[];
  index: number;
  onShow: (i: number) => void;
}) {
  return (
    <>
      <p data-complete className={styles['dots']} aria-hidden="true">
        {pictures.map(({ hash }, i) => (
          <span key={hash} data-current={i === index} />
        ))}
      </p>
      <ul className={styles['thumbnails']}>
        {pictures.map((picture, i) => (
          <li key={picture.hash}>
            <a
              href={imageUrl(picture.hash, 1920, 'webp')}
              aria-label={`Picture ${i + 1}: ${picture.alt}`}
              aria-current={i === index}
              onClick={(event) => handlePlainClick(event, () => onShow(i))}
            >
              <ShopPicture image={{ ...picture, alt: '' }} sizes="88px" isCard isLazy={i > 4} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function ColourNote({ note }: { note: string | null }) {
  return note && <p className={styles['note']}>{note}</p>;
}

/** Returns the index of the picture that the strip has snapped to. */
function shownIndex(strip: HTMLElement): number {
  const max = maxScrollLeft(strip);
  return max === 0 ? 0 : Math.round((strip.scrollLeft / max) * (strip.childElementCount - 1));
}

function maxScrollLeft({ scrollWidth, clientWidth }: HTMLElement): number {
  return scrollWidth - clientWidth;
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
