import { useState } from 'react';
import { neonColours, type NeonTube } from '@lumora/shared-contract';
import { ChatLink } from '../../links/chat-link.tsx';
import * as sections from '../../look/sections.module.css';
import { NeonText } from '../../neon/neon-text.tsx';
import { BrickWall } from '../hero/brick-wall.tsx';
import { TubeColours } from './tube-colours.tsx';
import * as styles from './make-yours.module.css';

/** The shopper's own words as a lit sign, and the chat in which they become one. */
export function MakeYours({ chatPhone }: { chatPhone: string | undefined }) {
  const [words, setWords] = useState('');
  const [tube, setTube] = useState<NeonTube>('pink');
  const shown = words.trim() || 'Your idea';
  return (
    <section id="configure" className={sections['section']} aria-labelledby="configure-heading">
      <header className={sections['intro']}>
        <h2 id="configure-heading">See your words in light</h2>
        <p>Type a name, a line, a blessing. Send it to us on WhatsApp and we will reply with a design and its price.</p>
      </header>
      <div className={styles['bench']}>
        <div className={styles['wall']} data-tube={tube}>
          <BrickWall id="bench-wall" className={styles['bricks']} />
          <div className={styles['lightFall']} />
          <output className={sizeOf(shown)} htmlFor="sign-words">
            <NeonText tube={tube}>{shown}</NeonText>
          </output>
        </div>
        <div className={styles['controls']}>
          <div className={styles['scripted']}>
            <div className={styles['words']}>
              <label htmlFor="sign-words">Your words</label>
              <span id="sign-words-count" className={styles['count']} aria-live="polite">
                {words.length >= longest - 6 && `${words.length} of ${longest}`}
              </span>
              <input
                id="sign-words"
                aria-describedby="sign-words-count"
                value={words}
                maxLength={longest}
                placeholder="Your idea"
                onChange={(event) => setWords(event.target.value)}
              />
            </div>
            <TubeColours chosen={tube} onChoose={setTube} />
          </div>
          {chatPhone !== undefined && <ChatLink phone={chatPhone} words={enquiry(words, tube)} />}
        </div>
      </div>
    </section>
  );
}

/** letters that still make a sign */
const longest = 36;

function enquiry(words: string, tube: NeonTube): string {
  const opening = 'Hi I want a custom neon sign';
  return words.trim() === '' ? opening : `${opening}: “${words.trim()}” in ${colourName(tube)}`;
}

function colourName(tube: NeonTube): string {
  return neonColours.find(({ slug }) => slug === tube)?.name ?? tube;
}

/** Long lines are set smaller, so that a sign is never wider than its wall. */
function sizeOf(words: string): string | undefined {
  if (words.length <= 10) return styles['short'];
  return words.length <= 20 ? styles['medium'] : styles['long'];
}
