-- The platform's own tables of the last migrations, which no entity of the manifest has (see 0265): without this
-- `npm run prune` takes them for what is left of an area, seals and all.
comment on table account_event is 'by hand';
comment on table account_notice_seen is 'by hand';
comment on table known_device is 'by hand';
comment on table seal is 'by hand';
comment on table seal_due is 'by hand';
