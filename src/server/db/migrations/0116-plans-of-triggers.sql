-- A session keeps the plan of a trigger's queries. One made while a table was still empty reads the whole of it, and
-- goes on doing so when an import has brought twenty thousand rows: these look up few rows by a key, always.
alter function duplicates_of(member) set enable_seqscan = off;
alter function mark_duplicates() set enable_seqscan = off;
alter function tell_money() set enable_seqscan = off;
