declare module 'virtual:deployment' {
  export const identity: import('#contract/catalog.ts').DeploymentIdentity;
  export const loadIdentity: import('#web/auth/identity.ts').LoadIdentity | undefined;
  export const routes: readonly import('#contract/route.ts').Route[];
  export const loadTitles: import('#contract/route.ts').LoadTitles;
  /** Hand-written pages of templates' screens, by their path in the template; those of single routes are in `routes`. */
  export const templateOverrides: Readonly<
    Record<string, () => Promise<{ readonly default: import('react').ComponentType }>>
  >;
  export const brand: import('#web/app/deployment.ts').Brand;
  export const loadMenuIcons: import('#contract/route.ts').LoadIcons;
}

/** What the drawer is drawn with: generated/web/deployments/<name>.icons.ts, by the path of an icon's name. */
declare module 'virtual:menu-icons' {
  export const menuIcons: Readonly<Record<string, string>>;
}

/** What the manual says of the pages of this deployment, and of their fields: generated/web/manual/<name>.parts.ts. */
declare module 'virtual:manual' {
  export const loadManual: Readonly<Record<string, () => Promise<import('#contract/definitions.ts').ManualPart>>>;
  /** Areas of the pages whose fields are defined, by path. */
  export const defined: Readonly<Record<string, string>>;
}
