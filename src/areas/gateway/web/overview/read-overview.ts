/** One gateway of the overview. */
export interface GatewayLine {
  readonly gateway: string;
  readonly title: string;
  readonly status: string | undefined;
  readonly health: string;
  /** Share of the orders of the last hour that succeeded, `98.5000`; undefined = none ended. */
  readonly rate: string | undefined;
  readonly pending: number;
  /** What the list of its orders is asked to show those that wait. */
  readonly pendingQuery: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Lines of an answer that may come from anywhere; what has no name is left out. */
export function linesOf(rows: unknown): readonly GatewayLine[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown): readonly GatewayLine[] => {
    if (typeof row !== 'object' || row === null) return [];
    const { gateway, title, status, health, success_rate, pending, pending_query }: Readonly<Record<string, unknown>> =
      {
        ...row,
      };
    const name = text(gateway);
    if (name === undefined) return [];
    return [
      {
        gateway: name,
        title: text(title) ?? name,
        status: text(status),
        health: text(health) ?? 'unknown',
        rate: text(success_rate),
        pending: typeof pending === 'number' ? pending : 0,
        pendingQuery: text(pending_query),
      },
    ];
  });
}
