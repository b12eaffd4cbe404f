-- Who guesses waits longer each time, and keeps nobody else out: guesses are counted by account and network, by browser
-- and by session, beside wider limits for strangers. Whatever was counted before counts no more.
truncate sign_in_guard;
alter table sign_in_guard
  -- Closed until then, and how often it was closed lately: each time for twice as long.
  add column closed_until timestamptz,
  add column level integer not null default 0,
  add column at timestamptz not null default clock_timestamp();
drop index sign_in_guard_latest;
create index sign_in_guard_at on sign_in_guard (at);

-- Browsers in which a person has signed in before. SHA-256 of a secret that the browser keeps; it opens nothing, but
-- strangers who guess cannot keep it out.
create table known_device (
  token_hash bytea not null,
  user_id integer not null references app_user (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  primary key (token_hash, user_id)
);
create index known_device_user on known_device (user_id, last_used_at);

-- Whoever is shut out comes back as a stranger.
create function forget_devices() returns trigger language plpgsql as $$
begin
  delete from known_device where user_id = new.id;
  return null;
end $$;
create trigger app_user_devices after update of status on app_user
  for each row when (old.status = 'active' and new.status <> 'active') execute function forget_devices();
