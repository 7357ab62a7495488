import { useState } from 'react';
import type { Design, SavedDesign } from '@lumora/shared-contract';
import * as buttons from '../styles/buttons.module.css';
import { designUrl } from './design-url.ts';
import { designName } from './design-name.ts';
import * as styles from './designer.module.css';

interface ShareDesignProps {
  design: Design;
  keep: () => Promise<SavedDesign>;
  onFailure: (error: unknown) => void;
}

/** Hands the design's short link to whoever the shopper likes; it stays in sight to be copied by hand. */
export function ShareDesign({ design, keep, onFailure }: ShareDesignProps) {
  const [shared, setShared] = useState<{ design: string; link: string; isCopied: boolean }>();
  const drawn = JSON.stringify(design);

  async function share() {
    try {
      const link = designUrl((await keep()).id);
      setShared({ design: drawn, link, isCopied: await handOver(link, designName(design)) });
    } catch (error) {
      onFailure(error);
    }
  }

  return (
    <>
      <button type="button" className={buttons['quiet']} onClick={() => void share()}>
        Share
      </button>
      {shared?.design === drawn && (
        <p className={styles['link']} role="status">
          {shared.isCopied ? 'Link copied: ' : 'Its link: '}
          <a href={shared.link}>{shared.link}</a>
        </p>
      )}
    </>
  );
}

/** Answers whether the link went to the clipboard. A shopper who closes the share sheet has changed their mind: no error. */
async function handOver(url: string, title: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined);
    return false;
  }
  return navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
}
