import type { MultiCompiler, Stats } from '@rspack/core';
import type { DevelopmentMessage } from '@lumora/shared-contract/releases';
import type { ModuleFolder } from '../publish/module-folders.ts';
import { developmentConfigs } from './development-configs.ts';

interface Listener {
  onBuild(result: DevelopmentMessage, ms: number): void;
}

/** Builds the console and the module into `out`, again after every change, until `close`. */
export async function openDevelopmentBuild(
  module: ModuleFolder,
  out: string,
  { onBuild }: Listener,
): Promise<{ close(): Promise<void> }> {
  const { rspack } = await import('@rspack/core');
  const compiler: MultiCompiler = rspack(await developmentConfigs(module, out));
  /** latest result of each configuration; a change rebuilds only one of them */
  const latest = new Map<string, Stats>();
  let consoleHash: string | undefined;
  let startedAt = performance.now();
  compiler.hooks.watchRun.tap('development', () => {
    startedAt = performance.now();
  });

  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    const ms = performance.now() - startedAt;
    if (!stats) return onBuild({ state: 'failed', errors: String(error) }, ms);
    for (const one of stats.stats) latest.set(one.compilation.name ?? '', one);
    onBuild(resultOf([...latest.values()]), ms);
  });

  function resultOf(all: Stats[]): DevelopmentMessage {
    const failed = all.filter((one) => one.hasErrors());
    if (failed.length > 0) return { state: 'failed', errors: failed.map(errorsIn).join('\n') };
    const hashes = all.map(({ hash }) => hash ?? '');
    const isConsoleNew = hashes.length > 1 && consoleHash !== undefined && consoleHash !== hashes[0];
    consoleHash = hashes[0];
    return { state: 'built', hash: hashes.at(-1) ?? '', isConsoleNew };
  }

  return {
    close: () =>
      new Promise((resolve) => {
        watching.close(() => compiler.close(() => resolve()));
      }),
  };
}

function errorsIn(stats: Stats): string {
  return stats.toString({ all: false, errors: true, errorDetails: false, colors: false });
}
