-- Files made under a render key: equal keys mean equal bytes, so nothing is made twice.
create table renders (
  owner_id text not null references accounts (id) on delete cascade,
  render_key text not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, render_key)
);
