import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser/launch-browser.ts';
import { copyPreparedData, prepareData } from '../product/prepared-data.ts';
import { signInByApi } from '../product/sign-in-by-api.ts';
import { startProduct } from '../product/start-product.ts';
import { faults } from './faults/faults.ts';
import { remotes } from './remotes.ts';
import { runCase, type Stage } from './run-case.ts';
import { settings } from './stage-settings.ts';

/** Runs `npm run chaos`: every fault for every remote, as a table. `--only` selects a fault or a module by name. */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const { only } = values;
const isWanted = (name: string, all: string[]) => !only?.some((one) => all.includes(one)) || only.includes(name);
const wantedFaults = faults.filter(({ name }) =>
  isWanted(
    name,
    faults.map((fault) => fault.name),
  ),
);
const wantedRemotes = remotes.filter(({ module }) =>
  isWanted(
    module,
    remotes.map((remote) => remote.module),
  ),
);

const startedAt = performance.now();
await prepareData();
const { dataDir, remove } = await copyPreparedData();
const product = await startProduct(dataDir, settings);
const browser = await launchBrowser();
const stage: Stage = { product, browser, session: await signInByApi(product.url) };
let wrong = 0;
try {
  console.log('| fault | module | shown | reported | recovered |\n|---|---|---|---|---|');
  for (const fault of wantedFaults) for (const remote of wantedRemotes) await runAndPrint(fault, remote);
} finally {
  await browser.close();
  await product.stop();
  await remove();
}
const cases = wantedFaults.length * wantedRemotes.length;
console.log(
  `\n${cases - wrong} of ${cases} as they should be, in ${Math.round((performance.now() - startedAt) / 1000)} s`,
);
process.exitCode = wrong === 0 && cases > 0 ? 0 : 1;

async function runAndPrint(...[fault, remote]: [(typeof faults)[number], (typeof remotes)[number]]): Promise<void> {
  const row = (...text: string[]) => console.log(`| ${[fault.name, remote.module, ...text].join(' | ')} |`);
  try {
    const { shown, reported, recovered } = await runCase(stage, fault, remote);
    row(shown, oneLine(reported), recovered);
  } catch (error) {
    wrong += 1;
    row(`WRONG: ${oneLine(error instanceof Error ? error.message : String(error))}`, '', '');
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 200);
}
