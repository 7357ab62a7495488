/** A server bundle whose pages behave according to their path. Each rendering contains a random number. */
export const storefrontServer = `
const hold = [];
export async function render(url, { apiUrl, origin }) {
  if (url.startsWith('/throws')) throw new Error('no such thing');
  if (url.startsWith('/hangs')) for (;;);
  // neither runs nor waits for an event, like a thread without processor time on a busy machine
  if (url.startsWith('/starved')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  if (url.startsWith('/waits')) await new Promise(() => {});
  if (url.startsWith('/hoards')) for (;;) hold.push(Array.from({ length: 1e5 }, Math.random));
  if (url.startsWith('/exits')) process.exit(3);
  if (url.startsWith('/nonsense')) return { status: 'fine' };
  if (url.startsWith('/functions')) return { status: 200, head: '', body: '', state: { format: () => '' }, cacheable: true };
  if (url.startsWith('/held')) await fetch(apiUrl + '/gate');
  const page = { status: 200, head: '<title>A sign</title>', state: { text: '</script><b>' }, cacheable: true };
  const body = '<p>' + url + ' at ' + origin + ' #' + Math.random() + '</p>';
  if (url.startsWith('/gone')) return { ...page, body, status: 404 };
  if (url.startsWith('/old')) return { ...page, body, status: 301, redirect: '/new' };
  if (url.startsWith('/elsewhere')) return { ...page, body, status: 301, redirect: '//evil.test' };
  if (url.startsWith('/listed')) return { ...page, body: body + '<img src="__LUMORA_BASE__/sign.avif">', screen: 'list' };
  if (url.startsWith('/painted')) return { ...page, body, style: ':root{--glow:#ff7a1a}</style>' };
  if (url.startsWith('/unstyled')) return { ...page, body, style: 7 };
  if (url.startsWith('/unscreened')) return { ...page, body, screen: { name: 'list' } };
  if (url.startsWith('/fresh')) return { ...page, body, cacheable: false };
  return { ...page, body };
}`;
