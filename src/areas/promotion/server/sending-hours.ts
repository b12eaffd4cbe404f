/** Texts are sent from 08:00 to 21:00 in Bangkok. */
export const sendingHours = { from: 8, to: 21 } as const;

const hour = 3_600_000;
const bangkok = 7 * hour;

/** Whether texts may be sent at this time. */
export function isSendingHour(moment: Date): boolean {
  const at = new Date(moment.getTime() + bangkok).getUTCHours();
  return at >= sendingHours.from && at < sendingHours.to;
}

/** Milliseconds until texts may be sent; 0 if they may be now. */
export function untilSendingHour(moment: Date): number {
  if (isSendingHour(moment)) return 0;
  const local = new Date(moment.getTime() + bangkok);
  const opens = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), sendingHours.from);
  const wait = opens - local.getTime();
  return wait > 0 ? wait : wait + 24 * hour;
}
