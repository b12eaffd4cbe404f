declare module 'virtual:deployment' {
  export const routes: readonly import('#contract/screen.ts').Route[];
  export const brand: import('#web/app/deployment.ts').Brand;
  export const menuIcons: Readonly<Record<string, string>>;
}
