declare global {
  interface Window {
    __nonce__?: string | undefined;
  }
}

/** Nonce of the page for `<style>` elements that scripts add; the content security policy blocks others. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

// goober, the style library of notistack, reads this global when it is loaded, so import this module first
window.__nonce__ = styleNonce;
