-- One row for each account that has saved any: the list is read and replaced as a whole.
create table brand_colours (
  owner_id text primary key references accounts (id) on delete cascade,
  version integer not null,
  -- [{ "name", "hex" }], in the person's order
  colours jsonb not null,
  updated_at timestamptz not null default now()
);
