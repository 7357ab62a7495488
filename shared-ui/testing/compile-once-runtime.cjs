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
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compileAgain = executor.compile.bind(executor);
    executor.compile = (source, file) => {
      // a shared script has no test file to which `import()` could belong
      if (/\bimport\s*\(/.test(source)) return compileAgain(source, file);
      try {
        const wrapped = `(function (${executor.injectedModuleParameters.join(', ')}) {${source}\n})`;
        return scriptOf(file, wrapped).runInContext(this._environment.getVmContext());
      } catch {
        // throws the error with its place in the source, or finds that it is an ES module
        return compileAgain(source, file);
      }
    };
  }
};

function scriptOf(filename, source) {
  const found = compiled.get(filename);
  if (found?.source === source) return found.script;
  const script = new Script(source, { filename });
  compiled.set(filename, { source, script });
  return script;
}
