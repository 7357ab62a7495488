import { Link } from 'react-router-dom';
import { ChatLink } from '../../links/chat-link.tsx';
import * as buttons from '../../look/buttons.module.css';
import { NeonText } from '../../neon/neon-text.tsx';
import { BrickWall } from '../hero/brick-wall.tsx';
import * as styles from './make-yours.module.css';

/** Stands where the designer will be, and stays where no script brings it. */
export function StillSign({ chatPhone }: { chatPhone: string | undefined }) {
  return (
    <div className={styles['bench']}>
      <div className={styles['wall']} data-tube="pink">
        <BrickWall id="bench-wall" className={styles['bricks']} />
        <div className={styles['lightFall']} />
        <NeonText tube="pink" className={styles['words']}>
          Good vibes
        </NeonText>
      </div>
      <div className={styles['ways']}>
        <Link className={buttons['primary']} data-tube="pink" to="/custom-neon">
          Design yours
        </Link>
        {chatPhone !== undefined && <ChatLink phone={chatPhone} />}
      </div>
    </div>
  );
}
