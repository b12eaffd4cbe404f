-- Polls: what the database keeps of answers, prizes and winners, and what it refuses whoever asks.

-- A poll opens, is answered, and ends: nothing leads back but what is written here.
create function poll_guard() returns trigger language plpgsql as $$
begin
  if old.status in ('distributed', 'cancelled') then
    raise exception 'poll % is over', old.id using errcode = 'restrict_violation', constraint = 'poll_over';
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
      ('draft', 'scheduled'), ('draft', 'cancelled'), ('scheduled', 'draft'), ('scheduled', 'open'), ('scheduled', 'cancelled'),
      ('open', 'closed'), ('open', 'cancelled'), ('closed', 'open'), ('closed', 'resulted'), ('resulted', 'drawing'),
      ('drawing', 'resulted'), ('drawing', 'distributed')) then
    raise exception 'poll % does not go from % to %', old.id, old.status, new.status
      using errcode = 'restrict_violation', constraint = 'poll_moves';
  end if;
  return new;
end $$;
create trigger poll_keep before update on poll for each row execute function poll_guard();
create trigger poll_stay before delete on poll for each row execute function ledger_refuse();
create constraint trigger poll_window after insert or update on poll deferrable initially deferred
  for each row when (new.open_at >= new.close_at or new.announce_at < new.close_at)
  execute function refuse_wrong_order('a poll closes before it opens, or is announced before it closes');

-- Answers: one at a time for a poll, so that the counts are exact and nobody answers more often than allowed.
create function poll_submission_room() returns trigger language plpgsql as $$
declare
  most integer;
begin
  select max_submissions_per_member into strict most from poll where id = new.poll_id for no key update;
  if (select count(*) from poll_submission where poll_id = new.poll_id and member_id = new.member_id) >= most then
    raise exception 'member % has answered poll % already', new.member_id, new.poll_id
      using errcode = 'unique_violation', constraint = 'poll_submission_most';
  end if;
  return new;
end $$;
create trigger poll_submission_room before insert on poll_submission for each row execute function poll_submission_room();

create function poll_submission_count() returns trigger language plpgsql as $$
begin
  update poll set submission_count = submission_count + 1,
    member_count = member_count + (not exists (select from poll_submission other
      where other.poll_id = new.poll_id and other.member_id = new.member_id and other.submission_id <> new.submission_id))::integer
  where id = new.poll_id;
  update poll_item set vote_count = vote_count + 1 where poll_id = new.poll_id and new.item_ids @> to_jsonb(id);
  perform share_poll_votes(new.poll_id);
  return null;
end $$;

-- Shares of the votes of a poll, in percent.
create function share_poll_votes(poll integer) returns void language sql as $$
  update poll_item item set vote_pct = case when every.votes = 0 then 0 else round(100.0 * item.vote_count / every.votes, 4) end
  from (select sum(vote_count) as votes from poll_item where poll_id = poll) as every
  where item.poll_id = poll
    and item.vote_pct is distinct from case when every.votes = 0 then 0 else round(100.0 * item.vote_count / every.votes, 4) end
$$;
create trigger poll_submission_count after insert on poll_submission for each row execute function poll_submission_count();

-- An answer stays as it was given; what became of it is said beside it.
create function poll_submission_guard() returns trigger language plpgsql as $$
begin
  if (new.submission_id, new.poll_id, new.member_id, new.agent_id, new.item_ids, new.answer, new.submitted_at, new.ip, new.device_id)
      is distinct from (old.submission_id, old.poll_id, old.member_id, old.agent_id, old.item_ids, old.answer, old.submitted_at, old.ip, old.device_id) then
    raise exception 'answer % stays as it was given', old.submission_id
      using errcode = 'restrict_violation', constraint = 'poll_submission_fixed';
  end if;
  return new;
end $$;
create trigger poll_submission_keep before update on poll_submission for each row execute function poll_submission_guard();
create trigger poll_submission_stay before delete on poll_submission for each row execute function ledger_refuse();

-- What was right is said by the choices of the poll; the poll tells which they are.
create function poll_correct_choices() returns trigger language plpgsql as $$
declare
  poll integer := case when tg_op = 'DELETE' then old.poll_id else new.poll_id end;
begin
  update poll as one set correct_choice_ids = told.ids
  from (select coalesce(jsonb_agg(choice_id order by choice_id), '[]'::jsonb) as ids from poll_item
    where poll_id = poll and is_correct) as told
  where one.id = poll and one.correct_choice_ids is distinct from told.ids;
  return null;
end $$;
create trigger poll_item_correct after insert or delete or update of is_correct on poll_item
  for each row execute function poll_correct_choices();
create function poll_item_guard() returns trigger language plpgsql as $$
begin
  if old.vote_count > 0 then
    raise exception 'choice % was voted for', old.id using errcode = 'restrict_violation', constraint = 'poll_item_voted';
  end if;
  return old;
end $$;
create trigger poll_item_stay before delete on poll_item for each row execute function poll_item_guard();

-- Prizes by rank. A rank is in one prize; a poll's number in front keeps the ranks of polls apart.
alter table poll_rank_reward
  add constraint poll_rank_reward_order check (rank_from <= rank_to),
  add constraint poll_rank_reward_whole check (reward_type not in ('point', 'ticket') or reward_value % 100 = 0),
  add constraint poll_rank_reward_apart exclude using gist (
    int8range(poll_id::bigint * 1000 + rank_from, poll_id::bigint * 1000 + rank_to, '[]') with &&) deferrable initially deferred;

create function poll_rank_reward_sums() returns trigger language plpgsql as $$
begin
  new.winner_count := new.rank_to - new.rank_from + 1;
  new.total_value := new.reward_value * new.winner_count;
  return new;
end $$;
create trigger poll_rank_reward_sums before insert or update on poll_rank_reward
  for each row execute function poll_rank_reward_sums();

-- What costs money: points and tickets are no baht.
create function poll_reward_total(poll integer) returns bigint language sql stable as $$
  select coalesce(sum(total_value), 0)::bigint from poll_rank_reward
  where poll_id = poll and reward_type in ('credit', 'credit_free', 'item')
$$;

-- The slots of a prize follow its ranks, and the poll knows the sum. The poll's row is locked first, so that two
-- people who add prizes at once are added up.
create function poll_rank_reward_slots() returns trigger language plpgsql as $$
declare
  poll integer := case when tg_op = 'DELETE' then old.poll_id else new.poll_id end;
begin
  perform from poll as one where one.id = poll for no key update;
  if tg_op = 'UPDATE' then
    delete from poll_winner where rank_reward_id = new.id and (rank < new.rank_from or rank > new.rank_to);
  end if;
  if tg_op <> 'DELETE' then
    insert into poll_winner (poll_id, rank, rank_reward_id)
    select new.poll_id, rank, new.id from generate_series(new.rank_from, new.rank_to) as rank
    where not exists (select from poll_winner slot where slot.rank_reward_id = new.id and slot.rank = rank.rank);
  end if;
  update poll as one set reward_total = poll_reward_total(poll) where one.id = poll and reward_total <> poll_reward_total(poll);
  return null;
end $$;
create trigger poll_rank_reward_slots after insert or update on poll_rank_reward
  for each row execute function poll_rank_reward_slots();
create trigger poll_rank_reward_gone after delete on poll_rank_reward
  for each row execute function poll_rank_reward_slots();
create function poll_rank_reward_empty() returns trigger language plpgsql as $$
begin
  delete from poll_winner where rank_reward_id = old.id;
  return old;
end $$;
create trigger poll_rank_reward_empty before delete on poll_rank_reward for each row execute function poll_rank_reward_empty();

-- Looked at when the transaction ends: a set of prizes is saved row by row.
create function poll_budget_check() returns trigger language plpgsql as $$
begin
  if exists (select from poll where id = new.id and reward_total > reward_budget) then
    raise exception 'the prizes of poll % are more than its budget', new.id
      using errcode = 'check_violation', constraint = 'poll_budget';
  end if;
  return null;
end $$;
create constraint trigger poll_budget after insert or update on poll deferrable initially deferred
  for each row execute function poll_budget_check();

-- Winners: a member wins once in a poll, an answer once at all, and what was given stays given.
alter table poll_winner
  add constraint poll_winner_rank unique (poll_id, rank) deferrable initially deferred,
  add constraint poll_winner_filled check (num_nonnulls(member_id, submission_id, selected_by, selected_at)
    = case when status = 'empty' then 0 else 4 end),
  add constraint poll_winner_drawn check ((selected_by = 'random') is not distinct from (draw_id is not null) or selected_by is null),
  add constraint poll_winner_given check ((status = 'paid') = (paid_at is not null));
create unique index poll_winner_once on poll_winner (poll_id, member_id) where member_id is not null;
create unique index poll_winner_answer on poll_winner (submission_id) where submission_id is not null;

create function poll_winner_guard() returns trigger language plpgsql as $$
begin
  if old.status = 'paid' or (tg_op = 'DELETE' and old.status <> 'empty') then
    raise exception 'prize slot % has a winner', old.slot_id
      using errcode = 'restrict_violation', constraint = 'poll_winner_fixed';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if (old.status, new.status) not in (('empty', 'empty'), ('empty', 'selected'), ('selected', 'selected'), ('selected', 'empty'),
      ('selected', 'paid'), ('selected', 'failed'), ('failed', 'paid'), ('failed', 'failed'), ('failed', 'empty')) then
    raise exception 'prize slot % does not go from % to %', old.slot_id, old.status, new.status
      using errcode = 'restrict_violation', constraint = 'poll_winner_moves';
  end if;
  return new;
end $$;
create trigger poll_winner_keep before update or delete on poll_winner for each row execute function poll_winner_guard();

create function poll_winner_tell() returns trigger language plpgsql as $$
begin
  update poll_submission set won_rank = null where submission_id = old.submission_id and old.submission_id is distinct from new.submission_id;
  update poll_submission set won_rank = new.rank where submission_id = new.submission_id and won_rank is distinct from new.rank;
  return null;
end $$;
create trigger poll_winner_tell after update of submission_id on poll_winner for each row execute function poll_winner_tell();

-- Draws are kept for ever, with the list that they were made from; its hash is that of the list.
create function poll_entrants_hash(entrants jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(coalesce(string_agg(one, e'\n' order by position), ''), 'UTF8')), 'hex')
  from jsonb_array_elements_text(entrants) with ordinality as list (one, position)
$$;
alter table poll_draw
  add constraint poll_draw_hash check (entrants_hash = poll_entrants_hash(entrants)),
  add constraint poll_draw_counts check (entrant_count = jsonb_array_length(entrants) and winner_count = jsonb_array_length(winners));
create trigger poll_draw_keep before update or delete on poll_draw for each row execute function ledger_refuse();

-- A slot is paid once, whatever the application believes: credit is kept so by the ledger, the rest by its line.
create unique index wallet_log_one_poll_reward on wallet_log (ref_id) where ref_type = 'poll';

-- Event rewards know that polls give them away.
select keep_reward_use('poll_rank_reward', 'event_reward_id', 'poll');

-- What the figures must be, for whoever filled the tables with the triggers off.
create function recount_polls() returns void language plpgsql as $$
begin
  update poll_item set vote_count = votes.count
  from (select item.id, count(answer.submission_id)::integer as count from poll_item item
    left join poll_submission answer on answer.poll_id = item.poll_id and answer.item_ids @> to_jsonb(item.id) group by item.id) as votes
  where votes.id = poll_item.id and poll_item.vote_count <> votes.count;
  perform share_poll_votes(id) from poll;
end $$;

comment on constraint poll_rank_reward_order on poll_rank_reward is 'by hand';
comment on constraint poll_rank_reward_whole on poll_rank_reward is 'by hand';
comment on index poll_rank_reward_apart is 'by hand';
comment on constraint poll_rank_reward_apart on poll_rank_reward is 'by hand';
comment on constraint poll_winner_rank on poll_winner is 'by hand';
comment on constraint poll_winner_filled on poll_winner is 'by hand';
comment on constraint poll_winner_drawn on poll_winner is 'by hand';
comment on constraint poll_winner_given on poll_winner is 'by hand';
comment on index poll_winner_once is 'by hand';
comment on index poll_winner_answer is 'by hand';
comment on constraint poll_draw_hash on poll_draw is 'by hand';
comment on constraint poll_draw_counts on poll_draw is 'by hand';
comment on index wallet_log_one_poll_reward is 'by hand';
