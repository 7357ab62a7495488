import { parseArgs } from 'node:util';
import { prepareData } from '../product/prepared-data.ts';
import { diskScenario } from './disk/disk-scenario.ts';
import { floodScenario } from './flood/flood-scenario.ts';
import { fuzzScenario } from './fuzz/fuzz-scenario.ts';
import { killScenario } from './kill/kill-scenario.ts';
import { seededRandom } from './scenario/seeded-random.ts';
import { databases, type DatabaseName, type SoakScenario, type SoakResult } from './scenario/soak-scenario.ts';

const scenarios: Record<string, SoakScenario> = {
  kill: killScenario,
  fuzz: fuzzScenario,
  flood: floodScenario,
  disk: diskScenario,
};
const usage = `Usage: npm run soak -- [scenario…] [--count <n>] [--minutes <n>] [--seed <n>] [--database ${databases.join('|')}]

Scenarios: ${Object.keys(scenarios).join(', ')}; all of them without a name. Each starts its own product on this machine.`;

/** Runs `npm run soak`; resolves to the exit code. PostgreSQL is the server of `TEST_DATABASE_URL`. */
export async function soak(args: string[], { hasPostgres }: { hasPostgres: boolean }): Promise<number> {
  const options = readArguments(args);
  print(`seed ${options.seed}`);
  await prepareData();
  let violations = 0;
  for (const name of options.scenarios) {
    for (const database of options.databases) {
      if (database === 'postgres' && !hasPostgres) violations += fail(`${name} on postgres`, 'No PostgreSQL is here.');
      else violations += await run(name, { ...options, database });
    }
  }
  print(violations === 0 ? '\nno violation' : `\n${violations} violations`);
  return violations === 0 ? 0 : 1;
}

interface RunOptions {
  database: DatabaseName;
  count: number | undefined;
  minutes: number;
  seed: number;
}

/** Returns the number of violations. */
async function run(name: string, { database, count, minutes, seed }: RunOptions): Promise<number> {
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`There is no scenario ${name}.`);
  const startMs = performance.now();
  const deadlineMs = startMs + minutes * 60_000;
  const result = await scenario({ database, count, deadlineMs, random: seededRandom(seed) }).catch(failed);
  printTable(`${name} on ${database}`, result, (performance.now() - startMs) / 1_000);
  return result.violations.length;
}

function failed(error: unknown): SoakResult {
  return { figures: {}, violations: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
}

function fail(title: string, violation: string): number {
  printTable(title, { figures: {}, violations: [violation] }, 0);
  return 1;
}

function printTable(title: string, { figures, violations: found }: SoakResult, seconds: number): void {
  const rows = Object.entries({ ...figures, violations: found.length, seconds: Math.round(seconds) });
  print(`\n| ${title} | |\n|---|---|`);
  for (const [name, value] of rows) print(`| ${name} | ${value} |`);
  for (const message of found.slice(0, 50)) print(`- ${message}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        count: { type: 'string' },
        minutes: { type: 'string', default: '60' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        database: { type: 'string', multiple: true, default: [...databases] },
      },
    });
    const names = positionals.length === 0 ? Object.keys(scenarios) : positionals;
    const unknown = names.find((name) => !(name in scenarios));
    if (unknown !== undefined) throw new Error(`There is no scenario “${unknown}”.`);
    return {
      scenarios: names,
      count: values.count === undefined ? undefined : parseWholeNumber('count', values.count),
      minutes: parseWholeNumber('minutes', values.minutes),
      seed: parseWholeNumber('seed', values.seed),
      databases: databases.filter((name) => values.database.includes(name)),
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    return process.exit(2);
  }
}

function parseWholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${name} is a whole number from 1, not “${text}”.`);
}
