import type { Text } from './text.ts';

/** A group of the drawer. A group without items is itself a link. */
export interface Menu {
  readonly id: string;
  readonly label: Text;
  /** Material Design icon with its prefix: `mdi-cash-multiple`. */
  readonly icon: string;
  readonly link?: string;
  /** Who may see the link; groups with items are visible with any of them. */
  readonly permission?: string;
  /** Exists only where this gateway is on. */
  readonly gateway?: string;
  /** Position among the groups, ascending. */
  readonly order: number;
  readonly items: readonly MenuItem[];
}

export interface MenuItem {
  readonly label: Text;
  readonly link: string;
  /** View permission of the screen behind the link, or `signed-in`. */
  readonly permission: string;
  /** Name of a counter shown next to the label. */
  readonly badge?: string;
  /** The gateway whose screen is behind the link: where it is off there is no such entry. */
  readonly gateway?: string;
}

export interface PermissionInfo {
  readonly key: string;
  readonly title: Text;
  readonly risk: 'low' | 'medium' | 'high';
  /** Exists only where this gateway is on. */
  readonly gateway?: string;
  /** No key of a program may be given it. */
  readonly people?: true;
}

export interface RoleInfo {
  readonly code: string;
  readonly title: Text;
  /** 1 is the highest. */
  readonly rank: number;
  readonly scope: 'all' | 'assigned' | 'own_tree';
  /** Exact permission keys, sorted. */
  readonly permissions: readonly string[];
}

/** One payment gateway as the server knows it. */
export interface GatewayInfo {
  /** Path segment of its routes and calls: `vizpay`. */
  readonly name: string;
  readonly title: Text;
  /** Two letters with which its business numbers begin: `VZ`. */
  readonly code: string;
  /** Its services other than paying in and out: `services.balance`. */
  readonly capabilities: readonly string[];
}

/** Who proves that a person is who they say: the server's own users, or a Firebase project. All of it is public. */
export type DeploymentIdentity =
  | { readonly provider: 'local' }
  | {
      readonly provider: 'firebase';
      readonly apiKey: string;
      /** Host of the sign-in pop-up: `shop.firebaseapp.com`. */
      readonly authDomain: string;
      /** Audience of the tokens. */
      readonly projectId: string;
      readonly appId?: string;
    };

/** One deployment as the server knows it. */
export interface DeploymentInfo {
  readonly name: string;
  readonly title: Text;
  /** Key of the server in the user's profile. */
  readonly server: string;
  readonly brand: { readonly name: string; readonly color?: string };
  readonly identity: DeploymentIdentity;
  readonly gateways: readonly string[];
  /** Ids of the calls that exist; every other call is a 404. */
  readonly endpoints: readonly string[];
  readonly routes: readonly string[];
  /** Texts said otherwise here: `/route`, `Entity.field` or `Enum.value` → text. */
  readonly relabel: Readonly<Record<string, Text>>;
}
