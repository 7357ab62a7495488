import { useState } from 'react';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import * as buttons from '../../styles/buttons.module.css';
import { designUrl } from '../../links/design-url.ts';
import { designName } from '../../designs/design-name.ts';
import * as styles from './designer.module.css';

interface ShareDesignProps {
  design: Design;
  save: () => Promise<SavedDesign>;
  onFailure: (error: unknown) => void;
}

/** Renders the Share button, which shares or copies the short link and then shows it. */
export function ShareDesign({ design, save, onFailure }: ShareDesignProps) {
  const [shared, setShared] = useState<{ design: string; link: string; isCopied: boolean }>();
  const designJson = JSON.stringify(design);

  async function share() {
    try {
      const link = designUrl((await save()).id);
      setShared({ design: designJson, link, isCopied: await shareOrCopy(link, designName(design)) });
    } catch (error) {
      onFailure(error);
    }
  }

  return (
    <>
      <button type="button" className={buttons['quiet']} onClick={() => void share()}>
        Share
      </button>
      {shared?.design === designJson && (
        <p className={styles['link']} role="status">
          {shared.isCopied ? 'Link copied: ' : 'Its link: '}
          <a href={shared.link}>{shared.link}</a>
        </p>
      )}
    </>
  );
}

/** Opens the share sheet, or copies the link. Returns whether it was copied. Closing the share sheet is not an error. */
async function shareOrCopy(url: string, title: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined);
    return false;
  }
  try {
    // navigator.clipboard is undefined on insecure pages
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
