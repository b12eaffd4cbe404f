/** Outcome of an attempt. */
export type AuditResult = 'ok' | 'denied' | 'failed';

/** One audit entry as its author provides it; the platform adds actor, time, origin and hash. */
export interface AuditEntry {
  /** Endpoint id (`withdraw.approve`), or a name of the same form for actions of the system. */
  readonly action: string;
  readonly entityType?: string;
  readonly entityId?: string | number;
  /** Keys of the records of a bulk action. */
  readonly entityIds?: readonly (string | number)[];
  /** Changed fields only. Secrets and full account numbers are replaced before they reach the row. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
  /** Default `ok`. */
  readonly result?: AuditResult;
  readonly errorCode?: number;
  /** Second person of a four-eyes rule. */
  readonly approverId?: number;
  /** User on whose behalf it happened: the initiator of what the system completes. */
  readonly onBehalfOf?: number;
}
