import { start } from './start.ts';

/** Entry point in containers, where all packages are installed; `npm start` installs them first. */
await start(process.argv.slice(2));
