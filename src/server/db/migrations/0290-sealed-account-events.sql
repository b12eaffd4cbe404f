-- Who counts as whom, and who moves no money for a while, follows from these rows: they are sealed.
select seal_table('account_event', 'id', array['user_id', 'actor_id', 'kind', 'detail', 'at', 'same_until', 'money_until']);
-- What is there now is sealed by the start that runs this.
insert into seal_due (relation, key) select 'account_event', id from account_event;
