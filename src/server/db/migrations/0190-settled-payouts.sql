-- Once a minute lines of statements are told whose payout they were: of the attempts that have settled lately.
create index payout_attempt_settled on payout_attempt (settled_at) where state = 'success';
