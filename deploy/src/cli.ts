import { runCommandLine } from './command-line.ts';

// a reader such as `head -1` closes the pipe early; the command still ends its work, such as a move of channels
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  env: process.env,
  print: (line) => console.log(line),
  printError: (error) => console.error(error),
});
