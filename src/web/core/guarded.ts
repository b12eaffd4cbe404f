/**
 * A body with the version of the record that it changes, which guards against overwriting somebody else's change. A record
 * of a foreign server may have none, whatever its type says: its body has none either.
 */
export function guarded<B extends { readonly version: number }>(
  body: Omit<B, 'version'>,
  { version }: { readonly version?: unknown },
): B {
  // The boundary: the type of the body is our own server's.
  return { ...body, ...(typeof version === 'number' && { version }) } as B;
}
