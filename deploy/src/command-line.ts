import { parseArgs } from 'node:util';
import { buildModules } from './commands/build.ts';
import { canaryModule } from './commands/canary.ts';
import { developModule } from './commands/dev.ts';
import { showHistory } from './commands/history.ts';
import { generateKeys } from './commands/keygen.ts';
import { createModule } from './commands/new-module.ts';
import { promoteModule } from './commands/promote.ts';
import { publishBuild } from './commands/publish-build.ts';
import { releaseModule } from './commands/release.ts';
import { rollbackModule } from './commands/rollback.ts';
import { showStatus } from './commands/status.ts';
import { disableModule } from './commands/disable.ts';
import { enableModule } from './commands/enable.ts';
import { formatColumns } from './commands/columns.ts';
import type { Command } from './commands/command.ts';
import { readConfig } from './config/config.ts';
import { workspaceRoot } from './config/workspace-root.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import { setPrivateUmask } from './process/private-files.ts';
import { openStore } from '@lumora/releases/store/open-store';

const commands: Record<string, Command> = {
  build: buildModules,
  release: releaseModule,
  'publish-build': publishBuild,
  promote: promoteModule,
  canary: canaryModule,
  rollback: rollbackModule,
  disable: disableModule,
  enable: enableModule,
  status: showStatus,
  history: showHistory,
  keygen: generateKeys,
  dev: developModule,
  'new-module': createModule,
};

interface CommandLine {
  /** name of the command and its arguments */
  args: string[];
  env: NodeJS.ProcessEnv;
  print(line: string): void;
  printError(error: unknown): void;
}

/** Runs one `npm run` command of the release store. Resolves to the exit code: 0, 1 for an error, 2 for wrong usage. */
export async function runCommandLine({
  args: [name = '', ...args],
  env,
  print,
  printError,
}: CommandLine): Promise<number> {
  try {
    const command = commands[name];
    if (command === undefined) printCommands(name, print);
    else await runCommand(command, { args, env, print });
    return 0;
  } catch (error) {
    const isExpected = error instanceof ReleaseError || isUsage(error);
    printError(isExpected && error instanceof Error ? error.message : error);
    return isUsage(error) ? 2 : 1;
  }
}

function printCommands(name: string, print: CommandLine['print']): void {
  const lines = formatColumns(Object.values(commands).map(({ usage, summary }) => [`  npm run ${usage}`, summary]));
  const text = `Releases and channels of the modules.\n\n${lines}\n\nDATA_DIR or STORE_URL selects the release store.`;
  if (name !== '' && name !== '--help') throw new ReleaseError('usage', `Unknown command “${name}”.\n${text}`);
  print(text);
}

async function runCommand(command: Command, { args, env, print }: Omit<CommandLine, 'printError'>): Promise<void> {
  const help = { type: 'boolean', short: 'h' } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...command.options, help } });
  if (values['help'] === true) {
    print(`npm run ${command.usage}\n${command.summary}`);
    return;
  }
  if (positionals.length < command.positionals.min || positionals.length > command.positionals.max) {
    throw new ReleaseError('usage', `Usage: npm run ${command.usage}`);
  }
  const config = readConfig(env);
  if (!command.writesSources) setPrivateUmask();
  const store = await openStore(config);
  await command.run({ config, store, root: workspaceRoot, positionals, options: values, print });
}

function isUsage(error: unknown): boolean {
  if (error instanceof ReleaseError) return error.code === 'usage';
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
