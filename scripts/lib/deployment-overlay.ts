import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/** What the bundler lends a hook that resolves; structural, so that this file needs no bundler to be read. */
interface Resolver {
  resolve(
    source: string,
    importer: string | undefined,
    options: { readonly skipSelf: true },
  ): Promise<{ readonly id: string } | null>;
}

interface OverlayPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  resolveId(this: Resolver, source: string, importer: string | undefined): Promise<string | undefined>;
}

/**
 * A Vite plugin: if `generated/web/deployments/<deployment>/` has a file under the path of a generated module, that
 * file replaces it. `generated` is the folder of everything generated; a deployment without such files costs nothing.
 */
export function deploymentOverlay(generated: string, deployment: string): OverlayPlugin {
  const own = resolve(generated, 'web/deployments', deployment);
  return {
    name: 'deployment-overlay',
    enforce: 'pre',
    async resolveId(source, importer) {
      // Checked each time: in development, the generator writes and removes these files while the server runs.
      if (!existsSync(own)) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found) return;
      const path = relative(generated, resolve(found.id.replace(/\?.*$/, '')));
      const instead = resolve(own, path);
      if (path.startsWith('..') || !instead.startsWith(own + sep) || !existsSync(instead)) return;
      return instead.replaceAll('\\', '/');
    },
  };
}
