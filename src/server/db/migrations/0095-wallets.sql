-- Wallets beside the credit (points, tickets, …) are in the books like money: what a member has is an account of its
-- own, in hundredths of the wallet's unit, and what the house gave out is the other side of it.
select allow_account_kind('wallet');
select allow_account_kind('issued');

alter table ledger_account drop constraint ledger_account_not_negative;
alter table ledger_account add constraint ledger_account_not_negative
  check (kind not in ('cash', 'hold', 'wallet') or balance >= 0);
