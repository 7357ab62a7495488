import type { MouseEvent } from 'react';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import { rupees } from '@lumora/shared-contract/format';
import { useShop } from '../../shop-info/use-shop.ts';
import { chatUrl } from '../../links/chat-url.ts';
import { ChatIcon } from '../../links/icons.tsx';
import * as buttons from '../../styles/buttons.module.css';
import { designUrl } from '../../links/design-url.ts';
import { designName } from '../../designs/design-name.ts';
import { describeDesign } from '../../designs/design-description.ts';

interface ChatAboutDesignProps {
  design: Design;
  price: number | undefined;
  save: () => Promise<SavedDesign>;
}

/** Renders the link that opens the chat with a message about the design and its short link; without the link if saving fails. */
export function ChatAboutDesign({ design, price, save }: ChatAboutDesignProps) {
  const shop = useShop();
  if (shop === undefined) return null;
  const { chat_phone } = shop;
  const message = designMessage(design, price);

  /** Opens the tab synchronously in the click handler; browsers block it as a pop-up otherwise. */
  async function openChat(event: MouseEvent) {
    event.preventDefault();
    const tab = window.open('about:blank', '_blank');
    const link = await save().then(
      ({ id }) => `\n${designUrl(id)}`,
      () => '',
    );
    const url = chatUrl(chat_phone, message + link);
    if (tab === null) return window.location.assign(url);
    tab.opener = null;
    tab.location.href = url;
  }

  return (
    <a
      className={buttons['chat']}
      href={chatUrl(chat_phone, message)}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => void openChat(event)}
    >
      <ChatIcon />
      <span>Ask on WhatsApp</span>
    </a>
  );
}

function designMessage(design: Design, price: number | undefined): string {
  if (design.lines.length === 0) return 'Hi I want a custom neon sign';
  const sum = price === undefined ? '' : `, ${rupees(price)}`;
  return `Hi, I want this custom neon sign: “${designName(design)}” (${describeDesign(design)})${sum}`;
}
