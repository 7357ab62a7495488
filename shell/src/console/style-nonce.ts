declare global {
  interface Window {
    __nonce__?: string | undefined;
  }
}

/** The page's nonce for styles that scripts write; the content security policy allows no others. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

// goober, which notistack writes its styles with, reads it from here as soon as it is loaded: import this module first.
window.__nonce__ = styleNonce;
