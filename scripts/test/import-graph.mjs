import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/** The graph as dependency-cruiser writes it, from which the check of boundaries is made without a second run. */
export const importGraphFile = 'reports/import-graph.json';

/** Writes the import graph to `importGraphFile`. Resolves to the importers `{ file, isDynamic }` of each file. */
export async function readImportGraph(root) {
  await mkdir(path.join(root, path.dirname(importGraphFile)), { recursive: true });
  const command = path.join(root, 'node_modules/.bin/depcruise');
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type=json', `--output-to=${importGraphFile}`, '.'];
  const { status, output } = await runCommand(command, args, { cwd: root });
  if (status !== 0) throw new Error(`The import graph cannot be read: ${output}`);
  const { modules } = JSON.parse(await readFile(path.join(root, importGraphFile), 'utf8'));
  const graph = new Map(modules.map(({ source }) => [source, []]));
  for (const { source, dependencies } of modules) {
    for (const { resolved, dynamic } of dependencies) graph.get(resolved)?.push({ file: source, isDynamic: dynamic });
  }
  return graph;
}

/**
 * Returns `files` and all that import them, directly or indirectly. An import that `isIgnored` is not followed; it gets the
 * importer `{ file, isDynamic }` and the imported file.
 */
export function findDependents(graph, files, isIgnored = () => false) {
  const found = new Set(files);
  for (const file of found) {
    for (const importer of graph.get(file) ?? []) if (!isIgnored(importer, file)) found.add(importer.file);
  }
  return found;
}
