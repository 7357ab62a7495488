import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { Build } from './build.ts';

/** Returns the plugins of a build with hot reload; none for other builds. */
export function hotReload({ isHot = false, root }: Build) {
  if (!isHot) return [];
  return [
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin(),
    new rspack.EntryPlugin(root, path.join(import.meta.dirname, 'hot-client.ts'), {}),
  ];
}
