import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';

const program = fileURLToPath(new URL('../app-process.ts', import.meta.url));

/** The process of this jest worker; its files share it, because loading the application takes longer than most tests. */
let appProcess = null;

/**
 * Jest environment in which `startSharedApp(options)` starts an application in a process of the jest worker, and
 * resolves to its origin and `close`. With coverage it is not defined, because the application then runs in the process of
 * the test.
 */
export default class AppEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    if (config.globalConfig.collectCoverage) return;
    this.global.startSharedApp = async (options) => {
      const origin = await request({ start: options });
      return { origin, close: () => request({ close: origin }) };
    };
  }
}

function request(message) {
  appProcess ??= startProcess();
  return appProcess.request(message);
}

function startProcess() {
  const child = fork(program, { execArgv: ['--import', 'tsx/esm'], env: { ...process.env, NODE_OPTIONS: '' } });
  const pending = new Map();
  let lastId = 0;
  child.on('message', ({ id, origin, error }) => {
    const { resolve, reject } = pending.get(id);
    pending.delete(id);
    if (error === undefined) resolve(origin);
    else reject(new Error(error));
  });
  child.on('exit', (code) => {
    appProcess = null;
    for (const { reject } of pending.values()) reject(new Error(`The process of the application ended (${code}).`));
  });
  // neither keeps the worker alive
  child.unref();
  child.channel.unref();
  return {
    request: (message) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        child.send({ id: lastId, ...message });
      }),
  };
}
