import { createHash } from 'node:crypto';
import { Page } from './page.ts';

const styles =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;text-align:center;' +
  'background:#0b0b12;color:#f4f3f8;font:18px/1.5 system-ui,sans-serif}' +
  'h1{margin:0;font-size:40px;font-weight:500;color:#fff;text-shadow:0 0 8px #ff2e88,0 0 32px #ff2e88}';

/** What shoppers see while the storefront is switched off; it looks again by itself. */
export const closedPage = new Page({
  status: 503,
  html:
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Back soon</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="30">' +
    `<style>${styles}</style></head><body><h1>Back soon</h1>` +
    '<p>The shop is closed for a moment. This page looks again by itself.</p></body></html>',
  csp: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  isKept: false,
});
