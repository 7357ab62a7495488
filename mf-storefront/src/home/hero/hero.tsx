import { NeonText } from '../../neon/neon-text.tsx';
import * as buttons from '../../styles/buttons.module.css';
import { HeroScene } from './hero-scene.tsx';
import * as styles from './hero.module.css';

/** Renders the hero: picture or video, heading and links. */
export function Hero() {
  return (
    <section data-complete className={styles['hero']} aria-labelledby="hero-heading">
      <HeroScene />
      <div className={styles['text']}>
        <h1 id="hero-heading" className={styles['heading']}>
          <NeonText tube="pink" powersOn>
            Custom Neon Signs
          </NeonText>
        </h1>
        <p className={styles['subheading']}>Bring your idea to light</p>
        <div className={styles['actions']}>
          <a className={buttons['primary']} href="#configure" data-tube="pink">
            Design Yours
          </a>
          <a className={buttons['quiet']} href="#catalog" data-tube="blue">
            Browse Catalog
          </a>
        </div>
      </div>
    </section>
  );
}
