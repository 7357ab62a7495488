import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import { ChatIcon } from './icons.tsx';
import { chatUrl } from './chat-url.ts';
import buttons from '../look/buttons.module.css';

interface ChatLinkProps {
  phone: string;
  /** what the shopper would say; the shop's usual opening without it */
  words?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Opens the chat in a tab of its own, so that the shop stays open behind it. */
export function ChatLink({ phone, words, className, children = 'Ask on WhatsApp' }: ChatLinkProps) {
  return (
    <a className={classNames(buttons['chat'], className)} href={chatUrl(phone, words)} target="_blank" rel="noopener">
      <ChatIcon />
      <span>{children}</span>
    </a>
  );
}
