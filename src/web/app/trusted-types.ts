/** The part of the browser's Trusted Types that is needed here; TypeScript's own library does not have it yet. */
interface TrustedTypesFactory {
  createPolicy(
    name: 'default',
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
}

/**
 * The server's policy asks for Trusted Types. The component library writes style sheets through `innerHTML`; they hold
 * no markup. So the only default rule lets text pass that cannot open a tag, and nothing else ever becomes HTML or code.
 */
export function allowPlainText(text: string): string {
  if (/<[a-z!/?]/i.test(text)) throw new TypeError('Markup from a string is refused.');
  return text;
}

/** The scripts of Google's sign-in window. Whether this deployment may load them is the server's policy to say. */
export function allowSignInScript(url: string): string {
  if (!url.startsWith('https://apis.google.com/')) throw new TypeError('A script from an address is refused.');
  return url;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
factory?.createPolicy('default', { createHTML: allowPlainText, createScriptURL: allowSignInScript });
