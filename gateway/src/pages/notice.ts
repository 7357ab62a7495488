import { html, type Html } from '@lumora/shared-contract/html';

/** Styles of a notice that replaces a page, with the shop's colours. They apply to the notice only. */
export const noticeCss =
  '.lumora-notice{min-height:100vh;box-sizing:border-box;display:grid;place-content:center;gap:16px;padding:24px;' +
  'text-align:center;background:#0b0b12;color:#f4f3f8;font:18px/1.5 system-ui,sans-serif}' +
  '.lumora-notice h1{margin:0;font-size:40px;font-weight:500;color:#fff;text-shadow:0 0 8px #ff2e88,0 0 32px #ff2e88}';

/** Returns the notice as HTML. */
export function noticeHtml(title: string, text: string): Html {
  return html`<div class="lumora-notice" role="status"><h1>${title}</h1><p>${text}</p></div>`;
}
