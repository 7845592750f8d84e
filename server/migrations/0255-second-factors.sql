-- What an account's code generator app shares with us. Until confirmed_at it waits for its first code.
create table second_factors (
  account_id text primary key references accounts (id) on delete cascade,
  -- Encrypted under SECRET_KEY.
  secret bytea not null,
  confirmed_at timestamptz,
  -- Time step of the last code that was accepted: no code of it or of an earlier one counts again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Codes for the day when the app is lost; each is deleted by its use.
create table recovery_codes (
  account_id text not null references accounts (id) on delete cascade,
  id text not null,
  code_hash text not null,
  primary key (account_id, id)
);
