-- Tables that no entity of the manifest has are the platform's own. All others are the manifest's: when it no longer names
-- one of them, `npm run migration` says so and `npm run prune` drops it.
do $$
declare
  each text;
begin
  foreach each in array array[
    'audit_action', 'audit_head', 'audit_log', 'audit_subject', 'balance_log', 'bank_contact', 'bank_wallet', 'day_counter',
    'disclosure', 'entity_event', 'event_reward_user', 'file', 'idempotency', 'import_row', 'ledger_account', 'ledger_entry',
    'ledger_tx', 'mail_pace', 'member_login_day', 'member_recent', 'migration', 'one_time_link', 'outbox', 'payout_attempt',
    'provider_rate', 'recent_window', 'sandbox_account', 'sandbox_holder', 'sandbox_session', 'sandbox_sms',
    'sandbox_transfer', 'session', 'sign_in_guard', 'slip', 'transfer_inquiry', 'user_credential', 'user_identity',
    'wheel_active_agent'
  ] loop
    if to_regclass(each) is not null then
      execute format('comment on table %I is %L', each, 'by hand');
    end if;
  end loop;
end $$;
