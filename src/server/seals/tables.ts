/** A table whose rows are sealed. */
export interface SealedTable {
  readonly relation: string;
  /** The column with the number of a row. */
  readonly key: string;
  /** What people call a row by. */
  readonly name: string;
  /** The columns that a seal covers, by its version, starting from 1; new seals use the last. */
  readonly versions: readonly (readonly string[])[];
  /** Until when a row must be there; without it, for ever. */
  readonly until?: string;
}

/** Columns that are sealed as another expression: by their digest, where they are long. */
export const expressions: Readonly<Record<string, string>> = { 'file.bytes': "encode(sha256(bytes), 'hex')" };

/**
 * Who may do what, who approved what, and where money goes. A further column is a further version here, and a trigger of a
 * migration that knows it (`seal_table` in 0250).
 */
export const sealedTables: readonly SealedTable[] = [
  {
    relation: 'role',
    key: 'id',
    name: 'code',
    versions: [['code', 'rank', 'scope', 'permissions', 'finance_team_id', 'status']],
  },
  {
    relation: 'app_user',
    key: 'id',
    name: 'username',
    versions: [['username', 'email', 'role_id', 'finance_team_id', 'agent_ids', 'status', 'allow_ips']],
  },
  {
    relation: 'user_credential',
    key: 'user_id',
    name: 'user_id',
    versions: [['password_hash', 'awaits_confirmation']],
  },
  {
    relation: 'api_key',
    key: 'id',
    name: 'name',
    versions: [['name', 'account_id', 'responsible_id', 'scopes', 'agent_ids', 'allow_ips', 'expires_at', 'status']],
  },
  { relation: 'api_key_secret', key: 'id', name: 'key_id', versions: [['key_id', 'hash', 'ends_at']] },
  { relation: 'user_identity', key: 'no', name: 'email', versions: [['provider', 'uid', 'user_id', 'email']] },
  {
    relation: 'account_event',
    key: 'id',
    name: 'user_id',
    versions: [['user_id', 'actor_id', 'kind', 'detail', 'at', 'same_until', 'money_until']],
  },
  {
    relation: 'finance_team',
    key: 'id',
    name: 'code',
    versions: [['code', 'agent_ids', 'approve_limit', 'daily_limit', 'status']],
  },
  {
    relation: 'withdrawal',
    key: 'id',
    name: 'withdraw_ref',
    versions: [
      [
        ...[
          'withdraw_ref',
          'agent_id',
          'member_id',
          'bank_code',
          'bank_account_no',
          'bank_account_name',
          'amount',
          'fee',
        ],
        ...['net_amount', 'type', 'from_bank_id', 'gateway', 'gateway_account_id', 'requested_at', 'verified_at'],
        ...['verified_by', 'approved_at', 'approved_by', 'completed_at', 'upstream_ref', 'transferred_at', 'slip_url'],
        ...['refund_reason', 'notes', 'timeline'],
      ],
    ],
  },
  {
    relation: 'deposit',
    key: 'id',
    name: 'deposit_ref',
    versions: [
      [
        ...[
          'deposit_ref',
          'agent_id',
          'member_id',
          'channel',
          'gateway',
          'bank_id',
          'from_bank_code',
          'from_account_no',
        ],
        ...['from_account_name', 'amount', 'credited_amount', 'credited_at', 'raw_ref', 'slip_ref', 'operator'],
        ...['reverse_asked_by', 'reversed_by', 'reversed_amount'],
      ],
    ],
  },
  {
    relation: 'bank_transfer',
    key: 'id',
    name: 'transfer_ref',
    versions: [
      [
        ...['transfer_ref', 'origin', 'origin_id', 'source_bank_id', 'target_bank_id', 'bank_code', 'account_no'],
        ...['account_name', 'purpose', 'amount', 'fee', 'requested_by'],
      ],
    ],
  },
  {
    relation: 'bulk_group',
    key: 'id',
    name: 'group_ref',
    versions: [['group_ref', 'bank_id', 'purpose', 'created_by', 'started_by']],
  },
  {
    relation: 'bulk_recipient',
    key: 'id',
    name: 'account_name',
    versions: [['group_id', 'seq', 'bank_code', 'account_no', 'account_name', 'amount', 'transfer_id']],
  },
  {
    relation: 'replenish_ticket',
    key: 'id',
    name: 'ticket_ref',
    versions: [
      [
        ...[
          'ticket_ref',
          'target_bank_id',
          'amount',
          'source_type',
          'source_bank_id',
          'gateway_account_id',
          'assignee_id',
        ],
        ...[
          'slip_image',
          'actual_amount',
          'transferred_at',
          'transferred_by',
          'reference',
          'confirmed_by',
          'completed_at',
        ],
        ...['opened_by', 'comments', 'timeline'],
      ],
    ],
  },
  {
    relation: 'shop_redeem',
    key: 'id',
    name: 'redeem_ref',
    versions: [['redeem_ref', 'member_id', 'item_id', 'qty', 'point_used', 'handled_by', 'timeline']],
  },
  {
    relation: 'slip',
    key: 'id',
    name: 'reference',
    versions: [
      [
        ...[
          'withdrawal_id',
          'ticket_id',
          'file_id',
          'sha256',
          'qr',
          'reference',
          'bank_id',
          'amount',
          'transferred_at',
        ],
        'created_by',
      ],
    ],
  },
  {
    relation: 'member',
    key: 'id',
    name: 'username',
    versions: [['username', 'agent_id', 'bank_code', 'bank_account_no', 'bank_account_name']],
  },
  {
    relation: 'bank',
    key: 'id',
    name: 'nickname',
    versions: [
      ['bank_code', 'account_no', 'account_name', 'login_password', 'api_secret', 'payout_from', 'payout_approved_by'],
    ],
  },
  {
    relation: 'gateway_account',
    key: 'id',
    name: 'name',
    versions: [
      [
        ...['gateway', 'name', 'api_url', 'callback_url', 'callback_ips', 'merchant_id', 'api_key', 'secret_key'],
        'previous_secret_key',
      ],
    ],
  },
  {
    relation: 'entity_event',
    key: 'id',
    name: 'entity_id',
    versions: [
      [...['entity', 'entity_id', 'at', 'actor_id', 'actor_name', 'action', 'from_status', 'to_status', 'message']],
    ],
  },
  {
    relation: 'file',
    key: 'no',
    name: 'id',
    versions: [['id', 'entity', 'entity_id', 'field', 'mime', 'sha256', 'bytes', 'created_by']],
  },
  {
    relation: 'idempotency',
    key: 'no',
    name: 'key',
    versions: [['actor_id', 'key', 'route', 'body_hash', 'status', 'body', 'expires_at']],
    until: 'expires_at',
  },
];
