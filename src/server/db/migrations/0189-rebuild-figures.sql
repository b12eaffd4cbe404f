-- Compares every sum with its rows, finer ones first, and corrects what is wrong; returns how many rows of sums that were.
-- Sorting and counting are given the memory that one session may have alone.
create function rebuild_figures() returns bigint language plpgsql set work_mem = '256MB' as $$
declare
  wrong bigint;
begin
  -- Nobody changes a fact meanwhile; nobody is kept from reading.
  lock table bet_day, game_bet, money_event in share row exclusive mode;
  -- What is made of these sums is compared afterwards, once.
  alter table member_day disable trigger user;
  alter table provider_day disable trigger user;
  alter table game_day disable trigger user;
  wrong := correct_rollup('bet_day', 'bet_month', '{month,agent_id,member_id,sub_provider_id}')
    + correct_rollup('bet_day', 'provider_day', '{stat_date,agent_id,sub_provider_id}')
    + correct_rollup('provider_day', 'provider_month', '{month,agent_id,sub_provider_id}')
    + correct_rollup('game_bet', 'game_day', '{stat_date,agent_id,sub_provider_id,game_id}')
    + correct_rollup('game_day', 'game_month', '{month,agent_id,sub_provider_id,game_id}')
    + correct_days('bet_day', 'player_year', '{year,agent_id,member_id,sub_provider_id}', '{"bet_days": "bet_count"}')
    + correct_rollup('bet_day', 'member_day', '{stat_date,agent_id,member_id}')
    + correct_rollup('money_event', 'member_day', '{stat_date,agent_id,member_id}')
    + correct_rollup('member_day', 'member_month', '{month,agent_id,member_id}')
    + correct_rollup('member_day', 'agent_day', '{stat_date,agent_id}',
      '{"bet_member": "bet_count", "deposit_member": "deposit_count", "withdraw_member": "withdraw_count"}')
    + correct_days('member_day', 'member_year', '{year,agent_id,member_id}',
      '{"bet_days": "bet_count", "deposit_days": "deposit_count", "withdraw_days": "withdraw_count"}')
    + correct_recent();
  alter table member_day enable trigger user;
  alter table provider_day enable trigger user;
  alter table game_day enable trigger user;
  return wrong;
end $$;
