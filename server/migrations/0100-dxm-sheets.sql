-- Settings per shop for sheets of an ERP.
create table sheet_presets (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id)
);

-- An account's own sheets as skeletons.
create table sheet_layouts (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  name text not null,
  -- Grows with every change of how columns are filled.
  version int not null default 1,
  -- Private key of the imported workbook.
  file_key text not null,
  file_name text not null,
  sheet_name text not null,
  header_row int not null,
  columns jsonb not null,
  -- Rows below the headers, as text.
  examples jsonb not null,
  rows_mode text not null default 'replace' check (rows_mode in ('replace', 'below')),
  colour_map jsonb not null default '{}',
  size_map jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id)
);

-- Exports: all they are made from, as it was when they were ordered.
create table dxm_exports (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  seq bigint generated always as identity,
  name text not null,
  operation_id text not null,
  layout jsonb not null,
  preset_name text not null,
  settings jsonb not null,
  design_ids text[] not null,
  mends text[] not null,
  changes jsonb not null,
  on_error text not null check (on_error in ('skip', 'include')),
  created_by text not null,
  row_count int not null default 0,
  issue_count int not null default 0,
  -- Finished files: key, name, bytes, rows; null = not finished, or expired.
  parts jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (owner_id, id)
);
create unique index dxm_exports_newest on dxm_exports (owner_id, seq desc);
create index dxm_exports_expiry on dxm_exports (expires_at) where parts is not null;

-- Square pictures made of mockups that are not; lasting, because shops show them.
create table sheet_pictures (
  owner_id text not null references accounts (id) on delete cascade,
  source_key text not null,
  key text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, source_key)
);

-- Generic sheets as a text file too.
alter table sheet_exports add column format text not null default 'xlsx' check (format in ('xlsx', 'csv'));
