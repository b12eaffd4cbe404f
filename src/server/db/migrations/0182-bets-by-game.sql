-- Bets by game: what providers tell of the games of a day makes up what they tell of it as a whole (docs/decisions/0182).
alter table game_bet add constraint game_bet_valid_turnover check (valid_turnover <= turnover);
comment on constraint game_bet_valid_turnover on game_bet is 'by hand';
-- Bets that are taken away take their games with them.
alter table game_bet add constraint game_bet_of_day foreign key (stat_date, member_id, sub_provider_id)
  references bet_day (stat_date, member_id, sub_provider_id) on delete cascade;
comment on constraint game_bet_of_day on game_bet is 'by hand';
select keep_rollup('game_bet', 'game_day', '{stat_date,agent_id,sub_provider_id,game_id}');
select keep_rollup('game_day', 'game_month', '{month,agent_id,sub_provider_id,game_id}');
