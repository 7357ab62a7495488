import { Link } from '../../links/link.tsx';
import { ChatLink } from '../../links/chat-link.tsx';
import * as buttons from '../../styles/buttons.module.css';
import { NeonText } from '../../neon/neon-text.tsx';
import * as styles from './custom-neon-section.module.css';

/** Renders the placeholder of the designer, which stays when scripts are off. */
export function DesignerPlaceholder({ chatPhone }: { chatPhone: string | undefined }) {
  return (
    <div className={styles['placeholder']}>
      <div className={styles['wall']} data-tube="pink">
        <div className={styles['glow']} />
        <NeonText tube="pink" className={styles['text']}>
          Good vibes
        </NeonText>
      </div>
      <div className={styles['actions']}>
        <p className={styles['withoutScripts']}>
          The designer needs JavaScript, which is off in your browser. See ideas and prices, or send us your text.
        </p>
        <Link className={buttons['primary']} to="/custom-neon">
          Open the designer
        </Link>
        {chatPhone !== undefined && <ChatLink phone={chatPhone} />}
      </div>
    </div>
  );
}
