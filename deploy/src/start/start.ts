import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config/config.ts';
import { settings } from '../config/settings.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';

/** Runs `npm start`: builds changed modules, migrates, seeds, releases and serves. Ends the process when it cannot. */
export async function start(args: string[]): Promise<void> {
  try {
    if (isHelpRequested(args)) print(help());
    else await serveWith(readConfig(process.env));
  } catch (error) {
    const failure = toStartFailure(error);
    console.error(failure?.message ?? error);
    // an unfinished build or an open database must not keep the process alive
    process.exit(failure?.exitCode ?? 1);
  }
}

/** Loads the server after the settings are validated, so that an invalid setting is reported at once. */
async function serveWith(config: Config): Promise<void> {
  const { serve } = await import('./serve.ts');
  await serve(config, print);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function isHelpRequested(args: string[]): boolean {
  const { values } = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } } });
  return values.help === true;
}

function help(): string {
  const nameWidth = Math.max(...settings.map(([name]) => name.length)) + 2;
  const fallbackWidth = Math.max(...settings.map(([, fallback]) => fallback.length)) + 2;
  const lines = settings.map(
    ([name, fallback, text]) => `  ${name.padEnd(nameWidth)}${fallback.padEnd(fallbackWidth)}${text}`,
  );
  return `npm start builds changed modules, migrates, seeds, releases and serves on http://127.0.0.1:$PORT.

Settings (environment, default, meaning):
${lines.join('\n')}

Progress and the line “ready …” go to stdout, JSON log lines to stderr. SIGTERM or Ctrl+C stops it within 10 s.`;
}

interface StartFailure {
  message: string;
  exitCode: number;
}

function toStartFailure(error: unknown): StartFailure | null {
  if (error instanceof ReleaseError) return { message: error.message, exitCode: error.code === 'usage' ? 2 : 1 };
  if (isStartError(error)) return error;
  const isUnknownOption = error instanceof TypeError && errorCode(error).startsWith('ERR_PARSE_ARGS');
  return isUnknownOption ? { message: `${error.message}. See npm start -- --help.`, exitCode: 2 } : null;
}

/** Recognizes the API's `StartError` by name, so that the API need not be loaded. */
function isStartError(error: unknown): error is StartFailure {
  return error instanceof Error && error.name === 'StartError' && 'exitCode' in error;
}
