// the order matters: Edge and Opera also contain `Chrome`, and Chrome contains `Safari`
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

// the order matters: Android also contains `Linux`, and iPhone contains `Mac OS X`
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Returns a short label for a User-Agent string, such as `Firefox on Windows`; for a program that is no browser its name. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (browser && system) return `${browser} on ${system}`;
  const program = /^[^\s/]+/.exec(userAgent)?.[0];
  return browser ?? system ?? (program ? `Program (${program})` : 'Unnamed device');
}
