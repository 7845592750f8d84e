-- A password that an operator gave out for the first sign-in ends then; null = the person's own.
alter table accounts add column initial_until timestamptz;
