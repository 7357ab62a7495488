import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';

interface PlainRows {
  url: string;
  close(): Promise<void>;
}

/** Serves a page with one script of `scriptBytes` (gzip) that renders ten rows with React. */
export async function servePlainRows(scriptBytes: number): Promise<PlainRows> {
  const script = gzipSync(await paddedScript(scriptBytes));
  const server = createServer((request, response) => {
    const isScript = request.url === '/rows.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (isScript) response.setHeader('content-encoding', 'gzip').setHeader('cache-control', 'max-age=3600');
    response.end(isScript ? script : html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const html = '<!doctype html><meta charset="utf-8"><div id="root"></div><script defer src="/rows.js"></script>';

const source = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  const cells = (row) => ['Category ' + row, String(row), 'today'].map((text) =>
    createElement('div', { role: 'gridcell', key: text }, text));
  const rows = Array.from({ length: 11 }, (_, row) => createElement('div', { role: 'row', key: row }, cells(row)));
  createRoot(document.getElementById('root')).render(createElement('div', { role: 'grid' }, rows));
`;

/** Returns code that is compiled and never run, to fill the script to its size; it does not compress. */
async function paddedScript(bytes: number): Promise<string> {
  const script = await bundle();
  const missing = Math.max(0, bytes - gzipSync(script).length);
  // gzip compresses base64 to about three quarters
  return `${script};window.padding=()=>"${randomBytes(missing).toString('base64')}";`;
}

async function bundle(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-plain-rows-'));
  const compiler = rspack({
    mode: 'production',
    context: import.meta.dirname,
    entry: './plain-rows-entry.js',
    output: { path: folder, filename: 'rows.js' },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [path.join(import.meta.dirname, 'plain-rows-entry.js')]: source,
      }),
    ],
    performance: false,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        else resolve();
      });
    });
    return await readFile(path.join(folder, 'rows.js'), 'utf8');
  } finally {
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
    await rm(folder, { recursive: true });
  }
}
