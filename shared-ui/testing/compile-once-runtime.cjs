const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

exports.__esModule = true;

/** Compiled modules of this worker by file, each with its source. */
const compiled = new Map();

/**
 * Jest runtime that compiles a CommonJS module once per worker. The runtime of jest compiles it again for each test file, and
 * V8 then each function at its first call: docs/decisions/125.
 */
exports.default = class CompileOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compileByJest = executor.compile.bind(executor);
    const prefix = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, file) => {
      // the test file runs once; `import()` needs the callback of one test file
      if (file === this._testPath || /\bimport\s*\(/.test(source)) return compileByJest(source, file);
      try {
        return scriptOf(file, source, prefix).runInContext(this._environment.getVmContext());
      } catch {
        // throws the error with its place in the source, or finds that it is an ES module
        return compileByJest(source, file);
      }
    };
  }
};

function scriptOf(filename, source, prefix) {
  const found = compiled.get(filename);
  if (found?.source === source) return found.script;
  const script = new Script(`${prefix}${source}\n})`, { filename, columnOffset: -prefix.length });
  compiled.set(filename, { source, script });
  return script;
}
