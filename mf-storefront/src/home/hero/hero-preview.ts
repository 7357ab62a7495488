import { tallMedia } from './tall-media.ts';
import preview from './hero-tall-preview.avif';
import * as styles from './hero.module.css';

/** CSS rule with the inlined low-quality preview of the hero picture for phones; the full picture covers it once loaded. */
export const heroPreviewRule = `@media ${tallMedia}{.${styles['scene']} img{background:url(${preview}) 50%/cover}}`;
