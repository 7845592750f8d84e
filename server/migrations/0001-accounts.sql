-- People who may sign in. Ids are unguessable text made by the application.
create table accounts (
  id text primary key,
  username text not null,
  nickname text not null,
  -- Short code used in product SKUs.
  sku text not null unique,
  avatar text,
  password_hash text not null,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
-- Names are told apart without regard to case.
create unique index accounts_username on accounts (lower(username));

create table sessions (
  account_id text not null references accounts (id) on delete cascade,
  id text not null,
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, id)
);
-- The one look-up that happens before the account is known.
create unique index sessions_token on sessions (token_hash);
create index sessions_expiry on sessions (expires_at);

create table captchas (
  key text primary key,
  answer text not null,
  expires_at timestamptz not null
);
create index captchas_expiry on captchas (expires_at);

-- Failed sign-ins by name and address, also for names that do not exist.
create table login_failures (
  username text not null,
  ip text not null,
  failures int not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (username, ip)
);
create index login_failures_age on login_failures (last_failed_at);

-- Counters of the limits that must hold across processes, one row per key and window.
create unlogged table rate_counters (
  key text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (key, window_start)
);
create index rate_counters_age on rate_counters (window_start);
