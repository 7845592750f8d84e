-- Saved designs. Lists read the newest state here; every version stays in design_versions.
create table designs (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  -- Order of the list, and the figure in the SKU.
  seq bigint not null,
  sku text not null,
  name text not null,
  template_id text not null,
  template_version int not null,
  category_id text not null,
  version int not null default 1,
  document jsonb not null,
  -- What the search looks through: name, SKU and template titles.
  search text not null,
  -- Picture made by the designer, shown until mockups are there.
  cover_key text,
  render_state text not null default 'queued' check (render_state in ('queued', 'running', 'done', 'failed')),
  render_error text,
  -- { mockups, print_files, findings } of the version `rendered_version`.
  render_result jsonb,
  rendered_version int,
  operation_id text,
  -- Repeating a create with the same key answers this design again.
  idempotency_key text,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, sku),
  unique (owner_id, idempotency_key)
);
create index designs_newest on designs (owner_id, updated_at desc, seq desc) where deleted_at is null;
create index designs_by_category on designs (owner_id, category_id, updated_at desc, seq desc) where deleted_at is null;

-- Immutable.
create table design_versions (
  owner_id text not null,
  design_id text not null,
  version int not null,
  template_version int not null,
  document jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, design_id, version),
  foreign key (owner_id, design_id) references designs (owner_id, id) on delete cascade
);

-- Next figure of an account's SKUs.
create table design_counters (
  owner_id text primary key references accounts (id) on delete cascade,
  next bigint not null
);
