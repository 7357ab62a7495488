import { runCommandLine } from './command-line.ts';
import { createPrivateFiles } from './start/private-files.ts';

createPrivateFiles();
process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  env: process.env,
  print: (line) => console.log(line),
  printError: (error) => console.error(error),
});
