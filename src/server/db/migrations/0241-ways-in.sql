-- What others did to the ways in which a person gets in, and guesses at them. Nothing of it is changed or deleted: who
-- counts as whom follows from it.
create table account_event (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user (id),
  -- Who did it; null = nobody that is known.
  actor_id integer references app_user (id),
  kind text not null check (kind in ('created', 'reset', 'email', 'networks', 'reactivated', 'role', 'agents', 'team', 'guesses')),
  -- What is told of it, in the form of the wire: addresses, names of roles.
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  -- Until then whoever did it counts as the person wherever two people are asked for.
  same_until timestamptz,
  -- Until then the person moves no money.
  money_until timestamptz,
  check (actor_id is distinct from user_id)
);
create index account_event_user on account_event (user_id, at);
create index account_event_same on account_event (actor_id, user_id) where same_until is not null;
create trigger account_event_kept before update or delete on account_event
  for each row execute function ledger_refuse();
create trigger account_event_whole before truncate on account_event
  for each statement execute function ledger_refuse();

-- Up to which event a person has seen what was done to accounts.
create table account_notice_seen (
  user_id integer primary key references app_user (id) on delete cascade,
  event_id bigint not null
);

-- Everybody who may be one human being with a person: who could have taken over the account, whose accounts the person
-- could have taken over, and who was changed by the same hand. An account that was made, rather than changed, binds its
-- maker to it and no two of them to each other: a house whose owner has just added everybody would else have one person.
create function same_people(person integer) returns setof integer language sql stable as $$
  with recursive
    live as (select user_id, actor_id, kind from account_event where same_until > clock_timestamp() and actor_id is not null),
    above as (select person as id union select live.actor_id from live join above on live.user_id = above.id),
    below as (select person as id union select live.user_id from live join below on live.actor_id = below.id),
    hands as (
      select person as id
      union select live.actor_id from live join hands on live.user_id = hands.id and live.kind <> 'created'),
    changed as (
      select id from hands
      union select live.user_id from live join changed on live.actor_id = changed.id and live.kind <> 'created')
  select id from above union select id from below union select id from changed
$$;

-- Links in letters to an address die with it.
create function end_links() returns trigger language plpgsql as $$
begin
  delete from one_time_link where user_id = new.id and used_at is null;
  return null;
end $$;
create trigger app_user_links after update of email on app_user
  for each row when (old.email is distinct from new.email) execute function end_links();
