import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from './start-product.ts';

/** A working copy of the project, as a team that releases one module has it. Installed packages are borrowed. */
export class TeamClone {
  readonly #root: string;
  readonly #dataDir: string;

  private constructor(root: string, dataDir: string) {
    this.#root = root;
    this.#dataDir = dataDir;
  }

  /** `dataDir` is the running product's: releases are published there. */
  static async make(dataDir: string): Promise<TeamClone> {
    const root = await mkdtemp(path.join(os.tmpdir(), 'lumora-clone-'));
    await cp(workspace, root, { recursive: true, filter: (file) => !leftOut.has(path.basename(file)) });
    await borrowPackages(root);
    return new TeamClone(root, dataDir);
  }

  /** Replaces words in a file; they must be there. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const place = path.join(this.#root, file);
    const before = await readFile(place, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not hold “${from}”.`);
    await writeFile(place, before.replace(from, to));
  }

  /** Runs one of the project's commands, such as `release`, and answers what it printed. Throws when it is refused. */
  async run(command: string, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', ...args], {
      cwd: this.#root,
      env: { ...process.env, DATA_DIR: this.#dataDir, NODE_OPTIONS: '' },
    });
    return stdout;
  }

  /** Runs a command that goes on until it is stopped, once it has printed `words`; answers what it printed so far. */
  async open(words: RegExp, command: string, ...args: string[]): Promise<OpenCommand> {
    const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
      cwd: this.#root,
      env: { ...process.env, DATA_DIR: this.#dataDir, NODE_OPTIONS: '' },
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => words.test(output) && resolve());
      child.once('close', () => reject(new Error(`${command} ended:\n${output}`)));
    });
    return {
      output,
      async stop() {
        if (child.pid === undefined || child.exitCode !== null) return;
        const closed = once(child, 'close');
        process.kill(-child.pid, 'SIGINT');
        await closed;
      },
    };
  }

  /** What a command prints that is refused. Throws when it is not. */
  async refusalOf(command: string, ...args: string[]): Promise<string> {
    const refused: unknown = await this.run(command, ...args).catch((error: unknown) => error);
    // no `instanceof`: an error of Node's is of another realm than a test's
    if (typeof refused === 'object' && refused !== null && 'stdout' in refused && 'stderr' in refused) {
      return `${String(refused.stdout)}${String(refused.stderr)}`;
    }
    throw new Error(`${command} was not refused: ${String(refused)}`);
  }

  remove(): Promise<void> {
    return rm(this.#root, { recursive: true, force: true });
  }
}

interface OpenCommand {
  output: string;
  /** as Ctrl+C does */
  stop(): Promise<void>;
}

const leftOut = new Set(['node_modules', '.git', 'var', 'dist', 'coverage']);

/** The packages of the original, but the workspaces of the copy. */
async function borrowPackages(root: string): Promise<void> {
  const [original, own] = [path.join(workspace, 'node_modules'), path.join(root, 'node_modules')];
  await mkdir(path.join(own, '@lumora'), { recursive: true });
  for (const name of await readdir(original)) {
    if (name !== '@lumora') await symlink(path.join(original, name), path.join(own, name));
  }
  for (const name of await readdir(path.join(original, '@lumora'))) {
    await symlink(path.join(root, name), path.join(own, '@lumora', name));
  }
  for (const room of await readdir(workspace)) {
    const nested = path.join(workspace, room, 'node_modules');
    if (room !== 'node_modules') await symlink(nested, path.join(root, room, 'node_modules')).catch(ignoreFiles);
  }
}

/** Files of the top level have no packages below them. */
function ignoreFiles(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTDIR' && error.code !== 'ENOENT') throw error;
}
