/** Where a gateway reports what became of the orders of one of our accounts. `publicUrl` has no slash at its end. */
export function callbackAddress(publicUrl: string, gateway: string, accountId: number): string {
  return `${publicUrl}/api/callback/${gateway}/${accountId}`;
}
