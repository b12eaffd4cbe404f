import type { ColumnType, Generated } from 'kysely';

/** Set by the database's clock. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type Fixed<T> = ColumnType<T, T, never>;

/** Tables of the platform, as Kysely sees them (migrations 0001, 0012 and 0303). */
export interface PlatformTables {
  session: {
    id: ColumnType<number, never, never>;
    token_hash: Fixed<Uint8Array>;
    user_id: Fixed<number>;
    auth_method: Fixed<string>;
    ip: Fixed<string>;
    user_agent: Fixed<string>;
    created_at: Stamp;
    last_seen_at: Stamp;
    expires_at: Fixed<Date>;
    revoked_at: Date | null;
    revoked_for: string | null;
  };
  user_credential: {
    user_id: Fixed<number>;
    password_hash: string;
    changed_at: Stamp;
    awaits_confirmation: Generated<boolean>;
  };
  api_key_secret: {
    id: ColumnType<number, never, never>;
    key_id: Fixed<number>;
    /** SHA-256 of the secret. */
    hash: Fixed<Uint8Array>;
    created_at: Stamp;
    /** Of one that was replaced: until when it works. */
    ends_at: ColumnType<Date | null, never, Date>;
  };
  user_identity: {
    provider: Fixed<string>;
    uid: Fixed<string>;
    user_id: Fixed<number>;
    email: Fixed<string>;
    email_verified: Fixed<boolean>;
    created_at: Stamp;
  };
  sign_in_guard: {
    subject: Fixed<string>;
    /** Only ever looked at in SQL. */
    recent: ColumnType<never, never, never>;
    refused: Generated<number>;
    reopened: Generated<boolean>;
    closed_until: Date | null;
    level: Generated<number>;
    at: Stamp;
  };
  one_time_link: {
    token_hash: Fixed<Uint8Array>;
    purpose: Fixed<string>;
    created_at: Stamp;
    expires_at: Fixed<Date>;
    used_at: Date | null;
    user_id: ColumnType<number | null, number | undefined, never>;
    password_hash: ColumnType<string | null, string | undefined, never>;
    name: ColumnType<string | null, string | undefined, never>;
  };
  known_device: { token_hash: Fixed<Uint8Array>; user_id: Fixed<number>; created_at: Stamp; last_used_at: Stamp };
  account_event: {
    id: ColumnType<bigint, never, never>;
    user_id: Fixed<number>;
    actor_id: Fixed<number | null>;
    kind: Fixed<string>;
    detail: Fixed<unknown>;
    at: Fixed<Date>;
    same_until: Fixed<Date | null>;
    money_until: Fixed<Date | null>;
  };
  account_notice_seen: { user_id: Fixed<number>; event_id: bigint };
  mail_pace: { subject: Fixed<string>; sent_at: Stamp; task_id: bigint };
  idempotency: {
    actor_id: Fixed<number>;
    key: Fixed<string>;
    route: Fixed<string>;
    body_hash: Fixed<Uint8Array>;
    status: Fixed<number>;
    body: Fixed<string>;
    created_at: Stamp;
    expires_at: Fixed<Date>;
  };
  ingest_fact: {
    sender: Fixed<string>;
    kind: Fixed<string>;
    reference: Fixed<string>;
    digest: Fixed<Uint8Array>;
    made: unknown;
    at: Stamp;
  };
  entity_event: {
    id: ColumnType<bigint, never, never>;
    entity: Fixed<string>;
    entity_id: Fixed<number>;
    at: Stamp;
    actor_id: Fixed<number>;
    actor_name: Fixed<string>;
    action: Fixed<string>;
    from_status: Fixed<string | null>;
    to_status: Fixed<string | null>;
    message: Fixed<string | null>;
    version: Fixed<number | null>;
  };
  file: {
    id: Fixed<string>;
    entity: Fixed<string>;
    entity_id: number | null;
    field: Fixed<string>;
    mime: Fixed<string>;
    size: Fixed<number>;
    sha256: Fixed<string>;
    bytes: Fixed<Uint8Array>;
    created_at: Stamp;
    created_by: Fixed<number>;
  };
  audit_log: {
    seq: Fixed<bigint>;
    at: Fixed<Date>;
    actor_id: Fixed<number>;
    actor_name: Fixed<string>;
    actor_role: Fixed<string>;
    session_id: Fixed<number | null>;
    auth_method: Fixed<string>;
    ip: Fixed<string>;
    user_agent: Fixed<string>;
    request_id: Fixed<string>;
    idem_key: Fixed<string | null>;
    action: Fixed<string>;
    entity_type: Fixed<string | null>;
    entity_id: Fixed<string | null>;
    before: Fixed<unknown>;
    after: Fixed<unknown>;
    reason: Fixed<string | null>;
    result: Fixed<string>;
    error_code: Fixed<number | null>;
    approver_id: Fixed<number | null>;
    on_behalf_of: Fixed<number | null>;
    entity_ids: Fixed<unknown>;
    version: Fixed<number>;
    /** Sum of the seals that the row vouches for. */
    sealed: Fixed<string | null>;
    prev_hash: Fixed<Uint8Array>;
    hash: Fixed<Uint8Array>;
  };
  audit_head: { id: number; seq: bigint; hash: Uint8Array };
  audit_action: { code: Fixed<string>; title: string; title_en: string };
  audit_subject: { code: Fixed<string>; title: string; title_en: string };
  disclosure: {
    session_id: Fixed<number>;
    user_id: Fixed<number>;
    entity: Fixed<string>;
    entity_id: Fixed<string>;
    fields: Fixed<string>;
    hour: Fixed<Date>;
  };
}
