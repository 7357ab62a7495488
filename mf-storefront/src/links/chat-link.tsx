import { classNames } from '../styles/class-names.ts';
import { ChatIcon } from './icons.tsx';
import { chatUrl } from './chat-url.ts';
import * as buttons from '../styles/buttons.module.css';

interface ChatLinkProps {
  phone: string;
  /** what the shopper would say; the shop's usual opening without it */
  words?: string;
  /** of lower rank than the light around it */
  isQuiet?: boolean;
  className?: string | undefined;
}

/** Opens the chat in a tab of its own, so that the shop stays open behind it. */
export function ChatLink({ phone, words, isQuiet = false, className }: ChatLinkProps) {
  return (
    <a
      className={classNames(isQuiet ? buttons['quietChat'] : buttons['chat'], className)}
      href={chatUrl(phone, words)}
      target="_blank"
      rel="noreferrer"
    >
      <ChatIcon />
      <span>Ask on WhatsApp</span>
    </a>
  );
}
