import { expect, it } from '@jest/globals';
import { freePort } from './free-port.ts';

it('returns a port for 0 that no outgoing connection uses', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await freePort(0, '127.0.0.1');
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(30_000);
  }
});
