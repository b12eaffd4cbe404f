/** Difference between the server's clock and this computer's, in milliseconds. Days and ages go by the server. */
let offset = 0;

/** Small differences are the network's; only a clock that is plainly wrong is corrected. */
const tolerance = 30_000;

/** Learns the time from an answer (`server_time`, UTC ISO 8601). */
export function syncClock(serverTime: string | undefined, now = Date.now()): void {
  const time = serverTime === undefined ? Number.NaN : Date.parse(serverTime);
  if (Number.isNaN(time)) return;
  const difference = time - now;
  offset = Math.abs(difference) > tolerance ? difference : 0;
}

/** This moment by the server's clock. */
export function serverNow(now = Date.now()): Date {
  return new Date(now + offset);
}
