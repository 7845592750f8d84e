-- What an account's browsers encrypt drafts with: without a session nobody gets it, so nothing of them can be read there.
create table browser_keys (
  account_id text primary key references accounts (id) on delete cascade,
  -- Encrypted under the keys of rows.
  encrypted bytea not null,
  created_at timestamptz not null default now()
);
