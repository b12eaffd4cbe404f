const hour = 3_600_000;

/** Orders of the demo are as old as that at most: `2026-11-10`. */
export const since = new Date(Date.now() - 20 * 24 * hour).toISOString().slice(0, 10);

/** Noon of tomorrow in Bangkok, as it is typed: nothing is sent to members at night. */
export function noonOfTomorrow(): string {
  const [year, month, day] = new Date(Date.now() + (24 + 7) * hour).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year} 12:00:00`;
}
