-- Members are found while somebody types: by the beginning of what they are called. Whatever the database sorts by,
-- these indexes know beginnings.
create index member_username_start on member (username text_pattern_ops);
create index member_name_start on member (name text_pattern_ops);
create index member_last_name_start on member (split_part(name, ' ', 2) text_pattern_ops);
create index member_mobile_start on member (mobile text_pattern_ops);
create index member_account_start on member (bank_account_no text_pattern_ops);
comment on index member_username_start is 'by hand';
comment on index member_name_start is 'by hand';
comment on index member_last_name_start is 'by hand';
comment on index member_mobile_start is 'by hand';
comment on index member_account_start is 'by hand';
