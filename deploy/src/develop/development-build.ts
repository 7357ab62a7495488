import type { MultiCompiler, Stats } from '@rspack/core';
import type { DevelopmentMessage } from '@lumora/shared-contract';
import type { ModuleFolder } from '../publish/module-folders.ts';
import { developmentConfigs } from './development-configs.ts';

interface Listener {
  built(news: DevelopmentMessage, ms: number): void;
}

/** Builds the console and the module into `out`, and again after every change, until it is closed. */
export async function openDevelopmentBuild(
  module: ModuleFolder,
  out: string,
  { built }: Listener,
): Promise<{ close(): Promise<void> }> {
  const { rspack } = await import('@rspack/core');
  const compiler: MultiCompiler = rspack(await developmentConfigs(module, out));
  /** the newest of each build: a change builds one of them alone */
  const newest = new Map<string, Stats>();
  let consoleHash: string | undefined;
  let began = performance.now();
  compiler.hooks.watchRun.tap('development', () => {
    began = performance.now();
  });

  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    const ms = performance.now() - began;
    if (!stats) return built({ state: 'failed', errors: String(error) }, ms);
    for (const one of stats.stats) newest.set(one.compilation.name ?? '', one);
    built(newsOf([...newest.values()]), ms);
  });

  function newsOf(all: Stats[]): DevelopmentMessage {
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
