-- Tables that no entity of the manifest has and that came after 0265: without this, `npm run prune` would offer to drop them.
comment on table account_event is 'by hand';
comment on table account_notice_seen is 'by hand';
comment on table known_device is 'by hand';
comment on table seal is 'by hand';
comment on table seal_due is 'by hand';
