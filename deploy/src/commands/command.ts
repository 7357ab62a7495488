import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../config/config.ts';
import type { ReleaseStore } from '@lumora/releases/store/release-store';

/** Arguments and surroundings of one run of a command. */
export interface CommandCall {
  config: Config;
  store: ReleaseStore;
  /** absolute folder of the workspace */
  root: string;
  /** positional arguments */
  positionals: string[];
  options: Record<string, unknown>;
  print: (line: string) => void;
}

/** One `npm run` command of the release store. */
export interface Command {
  /** syntax after `npm run` */
  usage: string;
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** number of positional arguments */
  positionals: { min: number; max: number };
  /** writes into the work tree, with the umask of its user, instead of the data folder */
  writesSources?: true;
  run(call: CommandCall): Promise<void>;
}

/** Returns the value of a string option, undefined without it. */
export function stringOption(option: unknown): string | undefined {
  return typeof option === 'string' ? option : undefined;
}
