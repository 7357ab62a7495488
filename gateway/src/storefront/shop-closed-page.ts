import { createHash } from 'node:crypto';
import { html, rawHtml } from '@lumora/shared-contract/html';
import { noticeCss, noticeHtml } from '../pages/notice.ts';
import { Page } from '../pages/page.ts';

const styles = `body{margin:0}${noticeCss}`;

/** The page that shoppers see while the storefront is disabled. It reloads every 30 s. */
export const shopClosedPage = new Page({
  status: 503,
  html: html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>Back soon</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="30">
<style>${rawHtml(styles)}</style>
</head>
<body>${noticeHtml('Back soon', 'The shop is closed for a moment. This page reloads automatically.')}</body>
</html>`,
  csp: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  isCacheable: false,
  retryAfter: 300,
});
