import { useRef, useState } from 'react';
import { classNames } from '../../styles/class-names.ts';
import tallMp4 from './hero-tall.mp4';
import tallPicture from './hero-tall.avif';
import tallWebm from './hero-tall.webm';
import wide2xPicture from './hero-wide-2x.avif';
import wideMp4 from './hero-wide.mp4';
import widePicture from './hero-wide.avif';
import wideWebm from './hero-wide.webm';
import { tallMedia } from './tall-media.ts';
import { useDeferredVideo } from './use-deferred-video.ts';
import * as styles from './hero.module.css';

/** Renders the hero picture, and over it the video once the page is idle. The picture is the first frame of the video. */
export function HeroScene() {
  const canLoadVideo = useDeferredVideo();
  return (
    <div className={styles['scene']}>
      <picture>
        <source media={tallMedia} type="image/avif" srcSet={tallPicture} width={800} height={1023} />
        <img src={widePicture} srcSet={`${wide2xPicture} 2x`} width={1600} height={900} alt="" fetchPriority="high" />
      </picture>
      {canLoadVideo && <HeroVideo isTall={matchMedia(tallMedia).matches} />}
    </div>
  );
}

function HeroVideo({ isTall }: { isTall: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  function toggle() {
    if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => undefined); // the browser may forbid it
  }

  return (
    <>
      <video
        ref={video}
        className={classNames(styles['video'], hasStarted && styles['started'])}
        width={isTall ? 704 : 1600}
        height={900}
        poster={isTall ? tallPicture : widePicture}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onPlaying={() => setStarted(true)}
      >
        <source src={isTall ? tallWebm : wideWebm} type="video/webm" />
        <source src={isTall ? tallMp4 : wideMp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className={styles['pause']}
        aria-label="Pause the video"
        aria-pressed={!isPlaying}
        onClick={toggle}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4v16l13-8z'} />
        </svg>
      </button>
    </>
  );
}
