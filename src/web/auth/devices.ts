import { isRecord } from '#web/core/is-record.ts';

/** One place where the person is signed in. */
export interface Device {
  readonly id: number;
  readonly ip: string;
  readonly userAgent: string;
  /** UTC ISO 8601; '' where the server does not say. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The device that asks. */
  readonly isThis: boolean;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 400) : '');

/** Reads the list of devices: this one first, then by last use. Entries without an id are left out. */
export function readDevices(reply: unknown): readonly Device[] {
  const data = isRecord(reply) ? reply.data : undefined;
  const items = isRecord(data) ? data.items : data;
  return (Array.isArray(items) ? items : [])
    .flatMap((item): Device[] => {
      if (!isRecord(item) || typeof item.id !== 'number') return [];
      return [
        {
          id: item.id,
          ip: textOf(item.ip),
          userAgent: textOf(item.user_agent),
          createdAt: textOf(item.created_at),
          lastSeenAt: textOf(item.last_seen_at),
          isThis: item.current === true,
        },
      ];
    })
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
}

// The first match counts: some browsers pretend to be those further down.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Line\//, 'LINE'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome · Windows` from a user agent; undefined when it says nothing known. */
export function agentName(userAgent: string): string | undefined {
  const first = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const names = [first(browsers), first(systems)].filter((word) => word !== undefined);
  return names.length > 0 ? names.join(' · ') : undefined;
}

/** Is it carried in a pocket? */
export function isPhone(userAgent: string): boolean {
  return /Mobi|iPhone|Android/.test(userAgent);
}
