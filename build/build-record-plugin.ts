import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { consumedModulesByScreen, filesOf, providedModuleFiles, screenPrefix } from './shared-files.ts';
import type { BuildRecord, FileGroup, SharedPackage } from '@lumora/releases/release-schema';

interface RecordedParts {
  /** name of the entry chunk */
  entry: string;
  /** names of the chunks that the first page needs beside it */
  preload: string[];
  /** another entry of the same module, recorded under this name */
  as?: 'console';
  /** emitted fonts that the first screen uses */
  fonts?: RegExp;
  shared: SharedPackage[];
}

/** Writes `dist/build.json` beside `dist/client`: entry, preloads, fonts and files of each chunk, for the release. */
export class BuildRecordPlugin {
  readonly #parts: RecordedParts;

  constructor(parts: RecordedParts) {
    this.#parts = parts;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('BuildRecordPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const file = path.join(compiler.outputPath, '..', 'build.json');
      const before = await readRecord(file);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ ...before, ...this.#record(compilation) }, null, 2));
    });
  }

  #record(compilation: Compilation): Partial<BuildRecord> {
    const { entry, preload, as, fonts: fontPattern, shared } = this.#parts;
    const groups = fileGroups(compilation);
    const entryFile = chunkNamed(groups, entry).scripts.at(-1);
    if (entryFile === undefined) throw new Error(`The chunk "${entry}" has no script.`);
    const files = merge([entry, ...preload].map((name) => chunkNamed(groups, name)));
    const start = {
      entry: entryFile,
      preload: { ...files, scripts: files.scripts.filter((script) => script !== entryFile) },
    };
    const fonts =
      fontPattern &&
      compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => fontPattern.test(name));
    const common = { ...(fonts && { fonts }), shared };
    if (as !== undefined) return { [as]: start, ...common, offers: providedModuleFiles(compilation) };
    return {
      ...start,
      ...common,
      screens: screensOf(groups),
      takes: consumedModulesByScreen(compilation),
    };
  }
}

/** Throws for an unknown chunk name, because the release would lack its files without a message. */
function chunkNamed(groups: Map<string, FileGroup>, name: string): FileGroup {
  const group = groups.get(name);
  if (group === undefined) throw new Error(`The build has no chunk "${name}".`);
  return group;
}

/** Returns the chunks named `screen-<name>`, which the gateway preloads for the route of the screen. */
function screensOf(groups: Map<string, FileGroup>): Record<string, FileGroup> {
  const named = [...groups].filter(([name]) => name.startsWith(screenPrefix));
  return Object.fromEntries(named.map(([name, files]) => [name.slice(screenPrefix.length), files]));
}

/** Returns the files of every named chunk group, and of every named chunk outside of groups (split chunks). */
function fileGroups(compilation: Compilation): Map<string, FileGroup> {
  const groups = new Map<string, FileGroup>();
  for (const chunk of compilation.chunks) if (chunk.name !== undefined) groups.set(chunk.name, filesOf(chunk.files));
  for (const [name, group] of compilation.namedChunkGroups) groups.set(name, filesOf(group.getFiles()));
  return groups;
}

function merge(groups: FileGroup[]): FileGroup {
  return {
    scripts: [...new Set(groups.flatMap((group) => group.scripts))],
    styles: [...new Set(groups.flatMap((group) => group.styles))],
  };
}

async function readRecord(file: string): Promise<Partial<BuildRecord>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
