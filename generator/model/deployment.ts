import type { DeploymentIdentity } from '#contract/catalog.ts';
import type { Text } from '#contract/text.ts';

/** What of all this one operator gets. */
export interface Deployment {
  readonly name: string;
  readonly title: Text;
  readonly server: string;
  readonly brand: { readonly name: string; readonly color?: string };
  readonly identity: DeploymentIdentity;
  readonly gateways: readonly string[];
  readonly areas: readonly string[];
  /** Routes and calls that exist in this deployment, in manifest order. */
  readonly routes: readonly string[];
  readonly endpoints: readonly string[];
  /** Texts that this deployment says otherwise: path into the model → text. */
  readonly relabel: Readonly<Record<string, Text>>;
}
