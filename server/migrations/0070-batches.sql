-- Batches: images × products. What a batch is stands in `settings`; its images are frozen when it is saved.
create table batches (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  -- Order of the list.
  seq bigint generated always as identity,
  name text not null,
  -- The account's short code, for SKUs.
  account_sku text not null,
  state text not null check (state in ('ready', 'sampling', 'running', 'paused', 'finished', 'cancelled')),
  settings jsonb not null,
  -- Raised when the settings change; cells of older plans are planned again or removed.
  plan int not null default 1,
  images int not null,
  columns int not null,
  -- Images whose cells exist already; equal to `images` when planning is over.
  planned int not null default 0,
  -- Cells by state, changed in the transactions that change the cells. `running` counts queued ones too.
  waiting int not null default 0,
  running int not null default 0,
  done int not null default 0,
  failed int not null default 0,
  skipped int not null default 0,
  operation_id text,
  idempotency_key text,
  deleted_at timestamptz,
  deleted_with_designs boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, idempotency_key)
);
create index batches_newest on batches (owner_id, seq desc) where deleted_at is null;
create index batches_open on batches (owner_id, updated_at) where state in ('sampling', 'running');

create table batch_images (
  owner_id text not null,
  batch_id text not null,
  position int not null,
  image_id text not null,
  primary key (owner_id, batch_id, position),
  foreign key (owner_id, batch_id) references batches (owner_id, id) on delete cascade
);

create sequence batch_changes;

create table batch_cells (
  owner_id text not null,
  batch_id text not null,
  -- image:template:colour:size
  key text not null,
  -- Row by row through the matrix.
  position int not null,
  plan int not null,
  image_id text not null,
  template_id text not null,
  template_version int not null,
  colour_id text not null,
  size_id text not null,
  name text not null,
  -- From the SKU rule; null = numbered on.
  sku text,
  document jsonb not null,
  -- SHA-256 of the document and the template's version: equal = the same design.
  hash text not null,
  dpi int,
  worst text check (worst in ('info', 'warning', 'error')),
  -- Preflight's findings as data; put into words when shown.
  findings jsonb not null,
  state text not null check (state in ('waiting', 'queued', 'running', 'done', 'failed', 'skipped')),
  -- In a sample, only these run.
  sampled boolean not null default false,
  design_id text,
  -- { zh, en }; null = none, or the design has the reason.
  error jsonb,
  decision text not null default 'none' check (decision in ('none', 'approved', 'rejected')),
  started_at timestamptz,
  finished_at timestamptz,
  -- Raised with every change that people see.
  changed bigint not null default nextval('batch_changes'),
  primary key (owner_id, batch_id, key),
  foreign key (owner_id, batch_id) references batches (owner_id, id) on delete cascade
);
create index batch_cells_order on batch_cells (owner_id, batch_id, position);
create index batch_cells_by_state on batch_cells (owner_id, batch_id, state, position);
create index batch_cells_changed on batch_cells (owner_id, batch_id, changed);
create index batch_cells_in_flight on batch_cells (owner_id, batch_id) where state in ('queued', 'running');
create index batch_cells_recent on batch_cells (owner_id, finished_at desc) where state = 'done';
