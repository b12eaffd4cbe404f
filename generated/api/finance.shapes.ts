// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const accountLineSchema: JsonSchema = {
  type: 'object',
  properties: {
    txn_at: { type: 'string' },
    detected_at: { type: ['string', 'null'] },
    direction: { type: 'string', enum: ['in', 'out'] },
    amount: { type: 'string' },
    balance_after: { type: ['string', 'null'] },
    channel_code: { type: ['string', 'null'] },
    bank_code: { type: ['string', 'null'] },
    account_no: { type: ['string', 'null'] },
    account_name: { type: ['string', 'null'] },
    description: { type: 'string' },
    reference: { type: ['string', 'null'] },
    match_status: { type: ['string', 'null'], enum: ['unmatched', 'multiple', 'suspicious', 'matched', 'duplicate', 'ignored', null] },
    raw_ref: { type: ['string', 'null'] },
    username: { type: ['string', 'null'] },
    deposit_ref: { type: ['string', 'null'] },
    withdraw_ref: { type: ['string', 'null'] },
  },
  required: [
    'txn_at', 'detected_at', 'direction', 'amount', 'balance_after', 'channel_code', 'bank_code', 'account_no',
    'account_name', 'description', 'reference', 'match_status', 'raw_ref', 'username', 'deposit_ref', 'withdraw_ref',
  ],
};

export const bankAnswerSchema: JsonSchema = {
  type: 'object',
  properties: {
    bank_id: { type: 'integer' },
    nickname: { type: 'string' },
    outcome: { type: 'string', enum: ['updated', 'recent', 'unconnected', 'failed'] },
    message: { type: ['string', 'null'] },
    balance: { type: 'string' },
    bank_balance: { type: ['string', 'null'] },
    balance_diff: { type: ['string', 'null'] },
    session_status: { type: 'string', enum: ['online', 'offline', 'otp_required', 'locked', 'error', 'none'] },
  },
  required: [
    'bank_id', 'nickname', 'outcome', 'message', 'balance', 'bank_balance', 'balance_diff', 'session_status',
  ],
};

export const bankFlowDaySchema: JsonSchema = {
  type: 'object',
  properties: { day: { type: 'string' }, unfinished: { type: 'boolean' }, in: { type: 'string' }, out: { type: 'string' }, in_count: { type: 'integer' }, out_count: { type: 'integer' } },
  required: ['day', 'unfinished', 'in', 'out', 'in_count', 'out_count'],
};

export const bulkLineSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    seq: { type: 'integer' },
    bank_code: { type: 'string' },
    account_no: { type: 'string' },
    account_name: { type: 'string' },
    amount: { type: 'string' },
    mobile: { type: ['string', 'null'] },
    note: { type: ['string', 'null'] },
    status: { type: 'string', enum: ['pending', 'processing', 'success', 'failed', 'unknown'] },
    queued: { type: 'boolean' },
    message: { type: ['string', 'null'] },
    upstream_ref: { type: ['string', 'null'] },
    transfer_id: { type: ['integer', 'null'] },
    transfer_ref: { type: ['string', 'null'] },
    waits_for_person: { type: ['boolean', 'null'] },
  },
  required: [
    'id', 'seq', 'bank_code', 'account_no', 'account_name', 'amount', 'mobile', 'note', 'status', 'queued', 'message',
    'upstream_ref', 'transfer_id', 'transfer_ref', 'waits_for_person',
  ],
};

export const bulkReceiverInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    bank_code: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    account_no: { type: 'string', minLength: 1, maxLength: 32, pattern: '\\S' },
    account_name: { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' },
    amount: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.01', decimalMaximum: '2000000.00' },
    mobile: { type: ['string', 'null'], pattern: '^0[689][0-9]{8}$' },
    note: { type: ['string', 'null'], maxLength: 255 },
  },
  required: ['bank_code', 'account_no', 'account_name', 'amount'],
  additionalProperties: false,
};

export const bulkSummarySchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    group_ref: { type: 'string' },
    name: { type: 'string' },
    bank_id: { type: 'integer' },
    bank_name: { type: 'string' },
    purpose: { type: 'string', enum: ['withdraw', 'salary', 'affiliate', 'settle', 'other'] },
    recipient_count: { type: 'integer' },
    total_amount: { type: 'string' },
    success_count: { type: 'integer' },
    success_amount: { type: 'string' },
    failed_count: { type: 'integer' },
    unknown_count: { type: 'integer' },
    live_count: { type: 'integer' },
    note: { type: ['string', 'null'] },
    status: { type: 'string', enum: ['draft', 'ready', 'processing', 'partial', 'completed', 'failed'] },
    version: { type: 'integer' },
    created_at: { type: 'string' },
    created_by_name: { type: ['string', 'null'] },
    started_by_name: { type: ['string', 'null'] },
    stopped_at: { type: ['string', 'null'] },
  },
  required: [
    'id', 'group_ref', 'name', 'bank_id', 'bank_name', 'purpose', 'recipient_count', 'total_amount', 'success_count',
    'success_amount', 'failed_count', 'unknown_count', 'live_count', 'note', 'status', 'version', 'created_at',
    'created_by_name', 'started_by_name', 'stopped_at',
  ],
};

export const bulkWarningSchema: JsonSchema = { type: 'object', properties: { row: { type: 'integer' }, field: { type: 'string' }, message: { type: 'string' } }, required: ['row', 'field', 'message'] };

export const depositAskedSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    deposit_ref: { type: 'string' },
    agent_id: { type: 'integer' },
    agent_code: { type: 'string' },
    member_id: { type: 'integer' },
    username: { type: 'string' },
    member_name: { type: 'string' },
    channel: { type: 'string', enum: ['bank', 'promptpay', 'truewallet', 'gateway', 'slip', 'manual'] },
    gateway: { type: ['string', 'null'] },
    gateway_order_ref: { type: ['string', 'null'] },
    raw_ref: { type: ['string', 'null'] },
    bank_name: { type: ['string', 'null'] },
    from_bank_code: { type: ['string', 'null'] },
    from_account_no: { type: ['string', 'null'] },
    from_account_name: { type: ['string', 'null'] },
    requested_amount: { type: 'string' },
    amount: { type: ['string', 'null'] },
    fee: { type: 'string' },
    bonus_amount: { type: 'string' },
    credited_amount: { type: 'string' },
    balance_before: { type: ['string', 'null'] },
    balance_after: { type: ['string', 'null'] },
    is_first_deposit: { type: 'boolean' },
    match_method: { type: 'string', enum: ['account', 'name', 'decimal', 'gateway_ref', 'slip', 'manual', 'none'] },
    slip_url: { type: ['string', 'null'] },
    slip_ref: { type: ['string', 'null'] },
    wallet_log_no: { type: ['string', 'null'] },
    flags: {
      type: 'array',
      items: {
        type: 'string',
        enum: [
          'agent_suspended', 'name_mismatch', 'dup_amount_time', 'dup_slip', 'third_party', 'shared_account',
          'fast_in_out', 'big_amount', 'odd_hours_burst', 'blacklist_account', 'late_credit', 'no_owner',
        ],
      },
    },
    requested_at: { type: 'string' },
    expires_at: { type: ['string', 'null'] },
    credited_at: { type: ['string', 'null'] },
    duration_sec: { type: ['integer', 'null'] },
    operator: { type: 'string' },
    status: { type: 'string', enum: ['pending', 'processing', 'suspicious', 'success', 'failed', 'expired', 'cancelled', 'reversed'] },
    note: { type: ['string', 'null'] },
  },
  required: [
    'id', 'deposit_ref', 'agent_id', 'agent_code', 'member_id', 'username', 'member_name', 'channel', 'gateway',
    'gateway_order_ref', 'raw_ref', 'bank_name', 'from_bank_code', 'from_account_no', 'from_account_name',
    'requested_amount', 'amount', 'fee', 'bonus_amount', 'credited_amount', 'balance_before', 'balance_after',
    'is_first_deposit', 'match_method', 'slip_url', 'slip_ref', 'wallet_log_no', 'flags', 'requested_at', 'expires_at',
    'credited_at', 'duration_sec', 'operator', 'status', 'note',
  ],
};

export const depositCreditSchema: JsonSchema = {
  type: 'object',
  properties: { log_no: { type: 'string' }, created_at: { type: 'string' }, amount: { type: 'string' }, balance_before: { type: 'string' }, balance_after: { type: 'string' }, actor_name: { type: ['string', 'null'] } },
  required: ['log_no', 'created_at', 'amount', 'balance_before', 'balance_after', 'actor_name'],
};

export const depositLineSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    raw_ref: { type: 'string' },
    agent_ids: { type: 'array', items: { type: 'integer' } },
    source: { type: 'string', enum: ['app', 'sms', 'web', 'gateway', 'truewallet', 'slip'] },
    txn_at: { type: 'string' },
    detected_at: { type: 'string' },
    direction: { type: 'string', enum: ['in', 'out'] },
    amount: { type: 'string' },
    balance_after: { type: ['string', 'null'] },
    channel_code: { type: ['string', 'null'] },
    upstream_ref: { type: ['string', 'null'] },
    from_bank_code: { type: ['string', 'null'] },
    from_account_no: { type: ['string', 'null'] },
    from_account_name: { type: ['string', 'null'] },
    description: { type: 'string' },
    match_status: { type: 'string', enum: ['unmatched', 'multiple', 'suspicious', 'matched', 'duplicate', 'ignored'] },
    match_method: { type: 'string', enum: ['account', 'name', 'decimal', 'gateway_ref', 'slip', 'manual', 'none'] },
    candidate_members: { type: 'array', items: { type: 'integer' } },
    member_id: { type: ['integer', 'null'] },
    deposit_ref: { type: ['string', 'null'] },
    withdraw_ref: { type: ['string', 'null'] },
    gateway_order_ref: { type: ['string', 'null'] },
    flags: {
      type: 'array',
      items: {
        type: 'string',
        enum: [
          'agent_suspended', 'name_mismatch', 'dup_amount_time', 'dup_slip', 'third_party', 'shared_account',
          'fast_in_out', 'big_amount', 'odd_hours_burst', 'blacklist_account', 'late_credit', 'no_owner',
        ],
      },
    },
    risk_score: { type: 'integer' },
    review_status: { type: ['string', 'null'], enum: ['open', 'cleared', 'confirmed', null] },
    reviewed_at: { type: ['string', 'null'] },
    review_note: { type: ['string', 'null'] },
    reviewer: { type: ['string', 'null'] },
    bank_name: { type: ['string', 'null'] },
    bank_code: { type: ['string', 'null'] },
  },
  required: [
    'id', 'raw_ref', 'agent_ids', 'source', 'txn_at', 'detected_at', 'direction', 'amount', 'balance_after',
    'channel_code', 'upstream_ref', 'from_bank_code', 'from_account_no', 'from_account_name', 'description',
    'match_status', 'match_method', 'candidate_members', 'member_id', 'deposit_ref', 'withdraw_ref',
    'gateway_order_ref', 'flags', 'risk_score', 'review_status', 'reviewed_at', 'review_note', 'reviewer', 'bank_name',
    'bank_code',
  ],
};

export const depositMemberSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    agent_id: { type: 'integer' },
    agent_code: { type: 'string' },
    username: { type: 'string' },
    name: { type: 'string' },
    bank_code: { type: 'string' },
    bank_account_no: { type: 'string' },
    bank_account_name: { type: 'string' },
    level: { type: 'integer' },
    status: { type: 'string', enum: ['active', 'suspended', 'locked', 'blacklist', 'pending'] },
    deposit_count: { type: 'integer' },
    deposit_total: { type: 'string' },
    withdraw_count: { type: 'integer' },
    withdraw_total: { type: 'string' },
    last_deposit_at: { type: ['string', 'null'] },
    account_fits: { type: ['boolean', 'null'] },
    name_percent: { type: ['integer', 'null'] },
  },
  required: [
    'id', 'agent_id', 'agent_code', 'username', 'name', 'bank_code', 'bank_account_no', 'bank_account_name', 'level',
    'status', 'deposit_count', 'deposit_total', 'withdraw_count', 'withdraw_total', 'last_deposit_at', 'account_fits',
    'name_percent',
  ],
};

export const depositMomentSchema: JsonSchema = {
  type: 'object',
  properties: { at: { type: 'string' }, what: { type: 'string' }, by: { type: ['string', 'null'] }, message: { type: ['string', 'null'] } },
  required: ['at', 'what', 'by', 'message'],
};

export const depositOrderSchema: JsonSchema = {
  type: 'object',
  properties: {
    order_ref: { type: 'string' },
    gateway: { type: 'string' },
    gateway_ref: { type: ['string', 'null'] },
    created_at: { type: 'string' },
    callback_at: { type: ['string', 'null'] },
    callback_count: { type: 'integer' },
    last_callback_status: { type: ['string', 'null'] },
    request_amount: { type: 'string' },
    pay_amount: { type: 'string' },
    fee: { type: 'string' },
    net_amount: { type: 'string' },
    message: { type: ['string', 'null'] },
    status: { type: 'string' },
  },
  required: [
    'order_ref', 'gateway', 'gateway_ref', 'created_at', 'callback_at', 'callback_count', 'last_callback_status',
    'request_amount', 'pay_amount', 'fee', 'net_amount', 'message', 'status',
  ],
};

export const noteSchema: JsonSchema = { type: 'object', properties: { at: { type: 'string' }, by: { type: 'string' }, text: { type: 'string' } }, required: ['at', 'by', 'text'] };

export const ownerRequestSchema: JsonSchema = { type: 'object', properties: { deposit_ref: { type: 'string' }, amount: { type: 'string' }, at: { type: 'string' } }, required: ['deposit_ref', 'amount', 'at'] };

export const usualSumsSchema: JsonSchema = { type: 'object', properties: { least: { type: 'string' }, most: { type: 'string' } }, required: ['least', 'most'] };

export const ownerReasonSchema: JsonSchema = {
  type: 'object',
  properties: {
    code: {
      type: 'string',
      enum: [
        'name_same', 'name_similar', 'name_different', 'account_whole', 'account_part', 'account_other',
        'request_exact', 'request_same', 'request_near', 'earlier', 'usual', 'sharers', 'inactive',
      ],
    },
    points: { type: 'integer' },
  },
  required: ['code', 'points'],
};

export const ownerCandidateSchema: JsonSchema = {
  type: 'object',
  properties: {
    member_id: { type: 'integer' },
    username: { type: 'string' },
    name: { type: 'string' },
    status: { type: 'string', enum: ['active', 'suspended', 'locked', 'blacklist', 'pending'] },
    bank_code: { type: 'string' },
    bank_account_no: { type: 'string' },
    bank_account_name: { type: 'string' },
    name_match: { type: 'string', enum: ['same', 'similar', 'unknown', 'different'] },
    account: { type: ['string', 'null'], enum: ['whole', 'part', 'other', null] },
    request: { ...ownerRequestSchema, type: ['object', 'null'] },
    usual: { ...usualSumsSchema, type: ['object', 'null'] },
    is_usual: { type: 'boolean' },
    earlier: { type: 'integer' },
    last_from_here: { type: ['string', 'null'] },
    sharers: { type: 'integer' },
    score: { type: 'integer' },
    is_sure: { type: 'boolean' },
    reasons: { type: 'array', items: ownerReasonSchema },
  },
  required: [
    'member_id', 'username', 'name', 'status', 'bank_code', 'bank_account_no', 'bank_account_name', 'name_match',
    'account', 'request', 'usual', 'is_usual', 'earlier', 'last_from_here', 'sharers', 'score', 'is_sure', 'reasons',
  ],
};

export const paymentSourceSchema: JsonSchema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['bank', 'gateway'] },
    id: { type: 'integer' },
    name: { type: 'string' },
    bank_code: { type: ['string', 'null'] },
    account_no: { type: ['string', 'null'] },
    gateway: { type: ['string', 'null'] },
    type: { type: 'string', enum: ['auto_bank', 'gateway', 'manual', 'truewallet'] },
    balance: { type: 'string' },
    available: { type: 'string' },
    today_out: { type: 'string' },
    limit: { type: ['string', 'null'] },
    session: { type: 'string' },
    usable: { type: 'boolean' },
    reason: { type: ['string', 'null'] },
    best: { type: 'boolean' },
  },
  required: [
    'kind', 'id', 'name', 'bank_code', 'account_no', 'gateway', 'type', 'balance', 'available', 'today_out', 'limit',
    'session', 'usable', 'reason', 'best',
  ],
};

export const recentDepositSchema: JsonSchema = {
  type: 'object',
  properties: {
    deposit_ref: { type: 'string' },
    requested_at: { type: 'string' },
    credited_at: { type: ['string', 'null'] },
    username: { type: 'string' },
    channel: { type: 'string', enum: ['bank', 'promptpay', 'truewallet', 'gateway', 'slip', 'manual'] },
    from_bank_code: { type: ['string', 'null'] },
    requested_amount: { type: 'string' },
    amount: { type: ['string', 'null'] },
    status: { type: 'string', enum: ['pending', 'processing', 'suspicious', 'success', 'failed', 'expired', 'cancelled', 'reversed'] },
  },
  required: [
    'deposit_ref', 'requested_at', 'credited_at', 'username', 'channel', 'from_bank_code', 'requested_amount',
    'amount', 'status',
  ],
};

export const recentMoneySchema: JsonSchema = {
  type: 'object',
  properties: { at: { type: 'string' }, kind: { type: 'string', enum: ['deposit', 'withdraw'] }, ref: { type: 'string' }, amount: { type: 'string' }, status: { type: 'string' } },
  required: ['at', 'kind', 'ref', 'amount', 'status'],
};

export const ruleAccountSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    bank_code: { type: 'string' },
    account_no: { type: 'string' },
    account_name: { type: 'string' },
    balance: { type: 'string' },
    available: { type: 'string' },
    balance_updated_at: { type: ['string', 'null'] },
    session_status: { type: 'string' },
    status: { type: 'string' },
    today_out: { type: 'string' },
    daily_out_limit: { type: ['string', 'null'] },
    usable: { type: 'boolean' },
    reason: { type: ['string', 'null'] },
  },
  required: [
    'id', 'name', 'bank_code', 'account_no', 'account_name', 'balance', 'available', 'balance_updated_at',
    'session_status', 'status', 'today_out', 'daily_out_limit', 'usable', 'reason',
  ],
};

export const sharedWithSchema: JsonSchema = { type: 'object', properties: { member_id: { type: 'integer' }, username: { type: 'string' }, reason: { type: 'string', enum: ['bank', 'ip'] } }, required: ['member_id', 'username', 'reason'] };

export const statusChangeSchema: JsonSchema = {
  type: 'object',
  properties: { at: { type: 'string' }, by: { type: 'string' }, action: { type: 'string' }, from: { type: ['string', 'null'] }, to: { type: ['string', 'null'] }, message: { type: ['string', 'null'] } },
  required: ['at', 'by', 'action', 'from', 'to', 'message'],
};

export const subAccountSchema: JsonSchema = { type: 'object', properties: { account_no: { type: 'string' }, name: { type: 'string' }, balance: { type: 'string' } }, required: ['account_no', 'name', 'balance'] };

export const sweepHourSchema: JsonSchema = { type: 'object', properties: { hour: { type: 'integer' }, amount: { type: 'string' }, count: { type: 'integer' }, failed: { type: 'integer' } }, required: ['hour', 'amount', 'count', 'failed'] };

export const transferBankSchema: JsonSchema = {
  type: 'object',
  properties: { bank_code: { type: 'string' }, bot_code: { type: ['string', 'null'] }, name_th: { type: 'string' }, max_amount: { type: 'string' } },
  required: ['bank_code', 'bot_code', 'name_th', 'max_amount'],
};

export const transferSlipSchema: JsonSchema = {
  type: 'object',
  properties: {
    transfer_ref: { type: 'string' },
    upstream_ref: { type: ['string', 'null'] },
    at: { type: ['string', 'null'] },
    amount: { type: 'string' },
    fee: { type: 'string' },
    bank_code: { type: 'string' },
    account_no: { type: 'string' },
    account_name: { type: 'string' },
    source_bank_id: { type: 'integer' },
    note: { type: ['string', 'null'] },
  },
  required: [
    'transfer_ref', 'upstream_ref', 'at', 'amount', 'fee', 'bank_code', 'account_no', 'account_name', 'source_bank_id',
    'note',
  ],
};

export const walletStepSchema: JsonSchema = {
  type: 'object',
  properties: { at: { type: 'string' }, kind: { type: 'string' }, before: { type: 'string' }, delta: { type: 'string' }, after: { type: 'string' } },
  required: ['at', 'kind', 'before', 'delta', 'after'],
};

export const walletTransferSchema: JsonSchema = {
  type: 'object',
  properties: {
    txn_at: { type: 'string' },
    direction: { type: 'string', enum: ['in', 'out'] },
    sender_mobile: { type: ['string', 'null'] },
    sender_name: { type: ['string', 'null'] },
    amount: { type: 'string' },
    message: { type: 'string' },
    transaction_id: { type: ['string', 'null'] },
    match_status: { type: ['string', 'null'], enum: ['unmatched', 'multiple', 'suspicious', 'matched', 'duplicate', 'ignored', null] },
  },
  required: [
    'txn_at', 'direction', 'sender_mobile', 'sender_name', 'amount', 'message', 'transaction_id', 'match_status',
  ],
};
