import { bangkokDay, startOfDay } from '#contract/time.ts';

const day = 24 * 60 * 60_000;

/** One round of a quest: its name and its time span, end excluded. */
export interface Round {
  /** once, 2026-01-31, 2026-W05 or 2026-01. */
  readonly name: string;
  readonly from: Date;
  readonly to: Date | null;
}

interface Timed {
  readonly cycle: string;
  readonly start_at: Date;
  readonly end_at: Date | null;
}

const later = (a: Date, b: Date) => (a > b ? a : b);
const earlier = (a: Date, b: Date | null) => (b !== null && b < a ? b : a);

/** Monday of the week of a Bangkok day, and its ISO 8601 week. */
function weekOf(text: string): { readonly monday: Date; readonly name: string } {
  const noon = new Date(`${text}T12:00:00Z`);
  const since = (noon.getUTCDay() + 6) % 7;
  const thursday = new Date(noon.getTime() + (3 - since) * day);
  const first = new Date(Date.UTC(thursday.getUTCFullYear(), 0, 1, 12));
  const week = Math.floor((thursday.getTime() - first.getTime()) / day / 7) + 1;
  const monday = startOfDay(new Date(noon.getTime() - since * day).toISOString().slice(0, 10));
  return { monday, name: `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}` };
}

function cycleAt(
  cycle: string,
  at: Date,
): { readonly name: string; readonly from: Date; readonly to: Date } | undefined {
  const today = bangkokDay(at);
  switch (cycle) {
    case 'daily': {
      const from = startOfDay(today);
      return { name: today, from, to: new Date(from.getTime() + day) };
    }
    case 'weekly': {
      const { monday, name } = weekOf(today);
      return { name, from: monday, to: new Date(monday.getTime() + 7 * day) };
    }
    case 'monthly': {
      const month = today.slice(0, 7);
      const from = startOfDay(`${month}-01`);
      const next = bangkokDay(new Date(from.getTime() + 32 * day)).slice(0, 7);
      return { name: month, from, to: startOfDay(`${next}-01`) };
    }
    default:
      return undefined;
  }
}

/**
 * The round of a quest at a given time, in Bangkok days, cut to the quest's own time span; undefined before it starts
 * and after it ends.
 *
 * @example
 * roundAt({ cycle: 'daily', start_at, end_at: null }, new Date('2026-01-31T20:00:00Z'))?.name; // '2026-02-01'
 */
export function roundAt(quest: Timed, at: Date): Round | undefined {
  if (at < quest.start_at || (quest.end_at !== null && at >= quest.end_at)) return undefined;
  const cycle = cycleAt(quest.cycle, at);
  if (!cycle) return { name: 'once', from: quest.start_at, to: quest.end_at };
  return { name: cycle.name, from: later(cycle.from, quest.start_at), to: earlier(cycle.to, quest.end_at) };
}
