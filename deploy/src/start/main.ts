import { start } from './start.ts';

/** For containers, where everything is installed already; `npm start` sees to that first. */
await start(process.argv.slice(2));
