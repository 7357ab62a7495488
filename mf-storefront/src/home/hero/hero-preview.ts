import { tallMedia } from './tall-media.ts';
import preview from './hero-tall-preview.avif';
import * as styles from './hero.module.css';

/** A rule by which a phone draws the hero's picture, coarse, with the words of the page; the sharp one lies down upon it. */
export const heroPreviewRule = `@media ${tallMedia}{.${styles['scene']} img{background:url(${preview}) 50%/cover}}`;
