import { useState } from 'react';
import { NeonText } from '../../neon/neon-text.tsx';
import * as buttons from '../../styles/buttons.module.css';
import { HeroScene } from './hero-scene.tsx';
import * as styles from './hero.module.css';

/** Renders the hero: picture or video, heading, links, and a field whose text is shown as a sign and opens the designer. */
export function Hero() {
  const [typed, setTyped] = useState('');
  return (
    <section data-complete data-hero className={styles['hero']} aria-labelledby="hero-heading">
      <HeroScene />
      <div className={styles['text']}>
        <h1 id="hero-heading" className={styles['heading']}>
          <NeonText tube="pink" powersOn className={styles['sign']}>
            {typed.trim() === '' ? 'Custom Neon Signs' : typed}
          </NeonText>
        </h1>
        <p className={styles['subheading']}>Bring your idea to light</p>
        {/* a plain GET form, which works without scripts */}
        <form action="/custom-neon" className={styles['field']}>
          <input
            name="text"
            maxLength={24}
            required
            autoComplete="off"
            aria-label="Your words"
            placeholder="Type your words"
            onChange={({ target }) => setTyped(target.value)}
          />
          <button className={buttons['buy']}>See the price</button>
        </form>
        <div className={styles['actions']}>
          <a className={buttons['quiet']} href="#configure">
            Design Yours
          </a>
          <a className={buttons['quiet']} href="#catalog">
            Browse Catalog
          </a>
        </div>
      </div>
    </section>
  );
}
