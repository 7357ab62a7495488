import { classNames } from '../styles/class-names.ts';
import { ChatIcon } from './icons.tsx';
import { chatUrl } from './chat-url.ts';
import * as buttons from '../styles/buttons.module.css';

interface ChatLinkProps {
  phone: string;
  /** text of the message; a default without it */
  message?: string;
  className?: string | undefined;
}

/** Renders a link that opens the WhatsApp chat in a new tab. */
export function ChatLink({ phone, message, className }: ChatLinkProps) {
  return (
    <a
      className={classNames(buttons['chat'], className)}
      href={chatUrl(phone, message)}
      target="_blank"
      rel="noreferrer"
    >
      <ChatIcon />
      <span>Ask on WhatsApp</span>
    </a>
  );
}
