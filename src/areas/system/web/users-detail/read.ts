import type { Permission } from '../matrix/catalog.ts';

type Items = readonly Readonly<Record<string, unknown>>[] | null | undefined;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const risks: Readonly<Record<string, Permission['risk']>> = { low: 'low', medium: 'medium', high: 'high' };

/** Permissions of an answer; what is none is left out. */
export function permissionsIn(items: Items): readonly Permission[] {
  return (items ?? []).flatMap((item) =>
    text(item.key) === ''
      ? []
      : [
          {
            key: text(item.key),
            name: text(item.name),
            action: text(item.action),
            risk: risks[text(item.risk)] ?? 'low',
          },
        ],
  );
}

export interface Agent {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly parent_id: number | null;
}

/** Agents of an answer. */
export function agentsIn(items: Items): readonly Agent[] {
  return (items ?? []).flatMap((item) =>
    typeof item.id === 'number'
      ? [
          {
            id: item.id,
            code: text(item.code),
            name: text(item.name),
            parent_id: typeof item.parent_id === 'number' ? item.parent_id : null,
          },
        ]
      : [],
  );
}

export interface Device {
  readonly id: number;
  readonly ip: string;
  readonly agent: string;
  readonly since: string;
  readonly seen: string;
}

/** Devices of an answer. */
export function devicesIn(items: Items): readonly Device[] {
  return (items ?? []).flatMap((item) =>
    typeof item.id === 'number'
      ? [
          {
            id: item.id,
            ip: text(item.ip),
            agent: text(item.user_agent),
            since: text(item.created_at),
            seen: text(item.last_seen_at),
          },
        ]
      : [],
  );
}
