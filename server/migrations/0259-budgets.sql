-- How much each account may use (decision 0259). An account without a row has the default; null = as much as it likes.
create table budget_defaults (
  measure text primary key check (measure in ('storage', 'images', 'ai_images', 'ai_money', 'batches', 'downloads')),
  most numeric check (most >= 0),
  -- Of money.
  currency text not null default ''
);
create table budgets (
  owner_id text not null references accounts (id) on delete cascade,
  measure text not null check (measure in ('storage', 'images', 'ai_images', 'ai_money', 'batches', 'downloads')),
  most numeric check (most >= 0),
  currency text not null default '',
  primary key (owner_id, measure)
);

-- What was begun on a day in China, whatever became of it: deleting it does not give it back.
create table budget_days (
  owner_id text not null references accounts (id) on delete cascade,
  measure text not null check (measure in ('batches', 'downloads')),
  day date not null,
  used bigint not null,
  primary key (owner_id, measure, day)
);

-- Images generated of late are counted whenever some are asked for.
create index ai_images_by_time on ai_images (owner_id, created_at);
