import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  env: process.env,
  print: (line) => console.log(line),
  printError: (error) => console.error(error),
});
