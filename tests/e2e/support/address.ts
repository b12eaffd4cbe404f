let last = 0;

/**
 * An address of its own for whoever comes next, as a proxy would report it: guards that count attempts by address see
 * every page and every caller as somebody else. Servers of these tests start with TRUST_PROXY.
 */
export function nextAddress(): Readonly<Record<'x-forwarded-for', string>> {
  last += 1;
  return { 'x-forwarded-for': `10.${process.pid % 250}.${Math.floor(last / 250)}.${1 + (last % 250)}` };
}
