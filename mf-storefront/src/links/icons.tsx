/** Renders an outline icon of 24 × 24 units. */
function Icon({ path }: { path: string }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Renders the chat icon. It is on every card, so its path is defined once per page (`IconSheet`). */
export function ChatIcon() {
  return (
    <svg width="22" height="22" aria-hidden="true">
      <use href="#chat-icon" />
    </svg>
  );
}

/** Renders the invisible definitions to which icons refer. */
export function IconSheet() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <symbol id="chat-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
        <path d={chatPath} strokeLinecap="round" strokeLinejoin="round" />
      </symbol>
    </svg>
  );
}

/** Renders three lines. */
export function MenuIcon() {
  return <Icon path="M4 7h16M4 12h16M4 17h16" />;
}

/** Renders a shopping bag. */
export function CartIcon() {
  return <Icon path="M5 8h14l1 12H4ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />;
}

/** Renders a magnifying glass. */
export function SearchIcon() {
  return <Icon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5" />;
}

/** Renders a framed picture. */
export function PictureIcon() {
  return <Icon path="M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9h.01" />;
}

/** Renders head and shoulders. */
export function ProfileIcon() {
  return <Icon path="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5a7.6 7.6 0 0 1 15 0" />;
}

/** Renders the icon of a social network, or a link icon for an unknown one. */
export function SocialIcon({ name }: { name: string }) {
  return <Icon path={socialPaths[name.toLowerCase()] ?? 'M14 4h6v6M20 4 10 14M9 5H4v15h15v-5'} />;
}

const chatPath =
  'M3.5 20.5 5 16a8.6 8.6 0 1 1 3.2 3.1ZM9 8.5c-.3 3 3.3 6.8 6.5 6.6l.5-1.9-2-.9-1 1c-1-.4-2-1.4-2.3-2.3l1-1-.9-2Z';

const socialPaths: Record<string, string> = {
  whatsapp: chatPath,
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.2 6.8v0',
  facebook: 'M17 3h-3a4 4 0 0 0-4 4v14M7 12h8',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9v6l5-3Z',
};
