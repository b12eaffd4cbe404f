-- Who may do what, who approved what, and where money goes: these rows are sealed.

select seal_table('role', 'id', array['code', 'rank', 'scope', 'permissions', 'finance_team_id', 'status']);
select seal_table('app_user', 'id', array['username', 'email', 'role_id', 'finance_team_id', 'agent_ids', 'status', 'allow_ips']);
select seal_table('user_credential', 'user_id', array['password_hash', 'awaits_confirmation']);
alter table user_identity add column no bigint generated always as identity unique;
select seal_table('user_identity', 'no', array['provider', 'uid', 'user_id', 'email']);
select seal_table('finance_team', 'id', array['code', 'agent_ids', 'approve_limit', 'daily_limit', 'status']);
select seal_table('withdrawal', 'id', array['withdraw_ref', 'agent_id', 'member_id', 'bank_code', 'bank_account_no',
  'bank_account_name', 'amount', 'fee', 'net_amount', 'type', 'from_bank_id', 'gateway', 'gateway_account_id', 'requested_at',
  'verified_at', 'verified_by', 'approved_at', 'approved_by', 'completed_at', 'upstream_ref', 'transferred_at', 'slip_url',
  'refund_reason', 'notes', 'timeline']);
select seal_table('deposit', 'id', array['deposit_ref', 'agent_id', 'member_id', 'channel', 'gateway', 'bank_id', 'from_bank_code',
  'from_account_no', 'from_account_name', 'amount', 'credited_amount', 'credited_at', 'raw_ref', 'slip_ref', 'operator',
  'reverse_asked_by', 'reversed_by', 'reversed_amount']);
select seal_table('bank_transfer', 'id', array['transfer_ref', 'origin', 'origin_id', 'source_bank_id', 'target_bank_id', 'bank_code',
  'account_no', 'account_name', 'purpose', 'amount', 'fee', 'requested_by']);
select seal_table('bulk_group', 'id', array['group_ref', 'bank_id', 'purpose', 'created_by', 'started_by']);
select seal_table('bulk_recipient', 'id', array['group_id', 'seq', 'bank_code', 'account_no', 'account_name', 'amount', 'transfer_id']);
select seal_table('replenish_ticket', 'id', array['ticket_ref', 'target_bank_id', 'amount', 'source_type', 'source_bank_id',
  'gateway_account_id', 'assignee_id', 'slip_image', 'actual_amount', 'transferred_at', 'transferred_by', 'reference', 'confirmed_by',
  'completed_at', 'opened_by', 'comments', 'timeline']);
select seal_table('shop_redeem', 'id', array['redeem_ref', 'member_id', 'item_id', 'qty', 'point_used', 'handled_by', 'timeline']);
select seal_table('slip', 'id', array['withdrawal_id', 'ticket_id', 'file_id', 'sha256', 'qr', 'reference', 'bank_id', 'amount',
  'transferred_at', 'created_by']);
select seal_table('member', 'id', array['username', 'agent_id', 'bank_code', 'bank_account_no', 'bank_account_name']);
select seal_table('bank', 'id', array['bank_code', 'account_no', 'account_name', 'login_password', 'api_secret', 'payout_from',
  'payout_approved_by']);
select seal_table('gateway_account', 'id', array['gateway', 'name', 'api_url', 'callback_url', 'callback_ips', 'merchant_id', 'api_key',
  'secret_key', 'previous_secret_key']);
