import { ConcatenatedModule, type Compilation, type Module } from '@rspack/core';
import type { FileGroup } from '@lumora/releases/release-schema';

/** Prefix of the chunks that the gateway preloads for the route of a screen. */
export const screenPrefix = 'screen-';

/** Returns the shared modules that each screen of a remote consumes, by their shared names. */
export function consumedModulesByScreen(compilation: Compilation): Record<string, string[]> {
  const screens = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith(screenPrefix));
  return Object.fromEntries(
    screens.map(([name, group]) => {
      const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
      const consumed = modules.flatMap(withParts).flatMap((module) => consumedModules(compilation, module));
      return [name.slice(screenPrefix.length), [...new Set(consumed)].toSorted()];
    }),
  );
}

/** Returns the files of the shared modules that the shell provides, beside its entry. */
export function providedModuleFiles(compilation: Compilation): Record<string, FileGroup> {
  const provided: [string, FileGroup][] = [];
  for (const module of compilation.modules) {
    const [block] = module.type === 'provide-module' ? module.blocks : [];
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    if (group) provided.push([sharedName(module), filesOf(group.getFiles())]);
  }
  return Object.fromEntries(provided.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Splits files into scripts and styles. */
export function filesOf(files: Iterable<string>): FileGroup {
  const all = [...files];
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
}

/** Returns a module and the modules concatenated into it. */
function withParts(module: Module): Module[] {
  return [module, ...(module instanceof ConcatenatedModule ? module.modules : [])];
}

function consumedModules(compilation: Compilation, module: Module): string[] {
  return compilation.moduleGraph
    .getOutgoingConnections(module)
    .flatMap(({ module: target }) => (target?.type === 'consume-shared-module' ? [sharedName(target)] : []));
}

/**
 * Parses the shared name from an identifier such as `provide shared module (default) @mui/material/Box@9.5.0 = …`, the only
 * form in which the compiler exposes it. Throws for another format, because the record of the build would lack the module.
 */
export function sharedName(module: Pick<Module, 'identifier'>): string {
  const [, name] = /shared module \(default\) (.[^@]*)@/.exec(module.identifier()) ?? [];
  if (name === undefined)
    throw new Error(`Cannot parse the shared name from "${module.identifier()}": adapt sharedName().`);
  return name;
}
