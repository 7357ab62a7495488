import { parseArgs } from 'node:util';
import { readConfig, settingsHelp, type Config } from '../config.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';

/** `npm start`: builds what changed, migrates, seeds, releases, serves. Ends the process when it cannot. */
export async function start(args: string[]): Promise<void> {
  try {
    if (askedForHelp(args)) print(help());
    else await serveWith(readConfig(process.env));
  } catch (error) {
    const refusal = refusalOf(error);
    console.error(refusal?.message ?? error);
    // what is half open (a build, a database) must not keep a process alive that will not serve
    process.exit(refusal?.exitCode ?? 1);
  }
}

/** Loaded only now: a wrong setting is told without waiting for database and server to load. */
async function serveWith(config: Config): Promise<void> {
  const { serve } = await import('./serve.ts');
  await serve(config, print);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function askedForHelp(args: string[]): boolean {
  const { values } = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } } });
  return values.help === true;
}

function help(): string {
  const nameWidth = Math.max(...settingsHelp.map(([name]) => name.length)) + 2;
  const fallbackWidth = Math.max(...settingsHelp.map(([, fallback]) => fallback.length)) + 2;
  const lines = settingsHelp.map(
    ([name, fallback, text]) => `  ${name.padEnd(nameWidth)}${fallback.padEnd(fallbackWidth)}${text}`,
  );
  return `npm start builds what changed, migrates, seeds, releases and serves on http://127.0.0.1:$PORT.

Settings (environment, default, meaning):
${lines.join('\n')}

Progress and the line “ready …” go to stdout, JSON log lines to stderr. SIGTERM or Ctrl+C ends it within 10 s.`;
}

interface StartRefusal {
  message: string;
  exitCode: number;
}

function refusalOf(error: unknown): StartRefusal | null {
  if (error instanceof ReleaseError) return { message: error.message, exitCode: error.code === 'usage' ? 2 : 1 };
  if (isStartError(error)) return error;
  const isUnknownOption = error instanceof TypeError && errorCode(error).startsWith('ERR_PARSE_ARGS');
  return isUnknownOption ? { message: `${error.message}. See npm start -- --help.`, exitCode: 2 } : null;
}

/** The API's own refusal to start; by name, so that the API need not be loaded to recognise it. */
function isStartError(error: unknown): error is StartRefusal {
  return error instanceof Error && error.name === 'StartError' && 'exitCode' in error;
}
