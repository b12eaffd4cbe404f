/** How an attempt ended. */
export type AuditResult = 'ok' | 'denied' | 'failed';

/** One line of the audit log as its author gives it; the platform adds who, when, from where and the chain's hash. */
export interface AuditEntry {
  /** Endpoint id (`withdraw.approve`), or a name of the same form for what the system does. */
  readonly action: string;
  readonly entityType?: string;
  readonly entityId?: string | number;
  /** Keys of all records of an action on many. */
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
  /** For whom the actor did it: the person who began what the system finishes. */
  readonly onBehalfOf?: number;
}
