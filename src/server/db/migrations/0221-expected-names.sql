-- Whose account it should be is kept with what the bank said, so that the two names are compared when the money goes.
alter table transfer_inquiry add column expected_name varchar(120);
alter table transfer_inquiry drop column mismatch;
