import { parseArgs } from 'node:util';
import { canaryModule } from './commands/canary.ts';
import { developModule } from './commands/dev.ts';
import { showHistory } from './commands/history.ts';
import { makeKeys } from './commands/keygen.ts';
import { makeModule } from './commands/new-module.ts';
import { promoteModule } from './commands/promote.ts';
import { releaseModule } from './commands/release.ts';
import { rollbackModule } from './commands/rollback.ts';
import { showStatus } from './commands/status.ts';
import { disableModule, enableModule } from './commands/switch.ts';
import type { Command } from './commands/command.ts';
import { readConfig, workspaceRoot } from './config.ts';
import { DeployError } from './deploy-error.ts';
import { openStore } from './store/open-store.ts';

const commands: Record<string, Command> = {
  release: releaseModule,
  promote: promoteModule,
  canary: canaryModule,
  rollback: rollbackModule,
  disable: disableModule,
  enable: enableModule,
  status: showStatus,
  history: showHistory,
  keygen: makeKeys,
  dev: developModule,
  'new-module': makeModule,
};

const [name = '', ...words] = process.argv.slice(2);
try {
  await run(commands[name], words);
} catch (error) {
  process.exitCode = isUsage(error) ? 2 : 1;
  const isRefusal = error instanceof DeployError || isUsage(error);
  console.error(isRefusal && error instanceof Error ? error.message : error);
}

async function run(command: Command | undefined, args: string[]): Promise<void> {
  if (command === undefined) {
    const lines = Object.values(commands).map(({ usage, summary }) => `  ${`npm run ${usage}`.padEnd(62)}${summary}`);
    const text = `Releases and channels of the modules.\n\n${lines.join('\n')}\n\nDATA_DIR or STORE_URL name the release store.`;
    if (name !== '' && name !== '--help') throw new DeployError('usage', `There is no command “${name}”.\n${text}`);
    console.log(text);
    return;
  }
  const help = { type: 'boolean', short: 'h' } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...command.options, help } });
  if (values['help'] === true) {
    console.log(`npm run ${command.usage}\n${command.summary}`);
    return;
  }
  if (positionals.length < command.words.least || positionals.length > command.words.most) {
    throw new DeployError('usage', `Use: npm run ${command.usage}`);
  }
  const config = readConfig(process.env);
  await command.run({
    config,
    store: await openStore(config),
    root: workspaceRoot,
    words: positionals,
    options: values,
    print: (line) => console.log(line),
  });
}

function isUsage(error: unknown): boolean {
  if (error instanceof DeployError) return error.code === 'usage';
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
