import { rspack, type Compiler } from '@rspack/core';
import type { ModuleDeclaration } from '@lumora/shared-contract/manifest';
import { collectManifest } from './collect-manifest.ts';

/** Emits the manifest of a module as `manifest.json`. The build fails with file and line of each invalid page declaration. */
export class ManifestPlugin {
  readonly #module: ModuleDeclaration;

  constructor(module: ModuleDeclaration) {
    this.#module = module;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('ManifestPlugin', async () => {
        try {
          const manifest = await collectManifest(compiler.context, this.#module);
          compilation.emitAsset('manifest.json', new rspack.sources.RawSource(JSON.stringify(manifest)));
        } catch (error) {
          compilation.errors.push(new rspack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }
}
