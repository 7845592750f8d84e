-- Orders: files as they were read, what was imported of them, and the lines that came of it. What could name a buyer is
-- sealed (AES-256-GCM with a key derived from the installation's secret): columns of type bytea.

-- A file that was uploaded; its rows wait in chunks until they are imported, and are purged on a schedule.
create table order_uploads (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  file_name text not null,
  bytes int not null,
  sha256 text not null,
  -- Sealed original; null = purged.
  file_key text,
  kind text not null,
  encoding text,
  delimiter text,
  sheets jsonb not null,
  sheet text not null,
  header_row int not null,
  headers jsonb not null,
  row_count int not null,
  -- SHA-256 of the normalised headers.
  fingerprint text not null,
  -- Cells whose digits were lost before: [{ row, column, code }].
  damaged jsonb not null,
  proposed jsonb not null,
  -- Corrections by hand.
  mends bytea,
  created_at timestamptz not null default now(),
  primary key (owner_id, id)
);
create index order_uploads_hash on order_uploads (owner_id, sha256);
create index order_uploads_age on order_uploads (created_at);

create table order_upload_chunks (
  owner_id text not null,
  upload_id text not null,
  position int not null,
  -- Sheet row of the first one.
  first_row int not null,
  rows bytea not null,
  primary key (owner_id, upload_id, position),
  foreign key (owner_id, upload_id) references order_uploads (owner_id, id) on delete cascade
);

-- How a layout was mapped the last time it was imported.
create table order_layouts (
  owner_id text not null references accounts (id) on delete cascade,
  fingerprint text not null,
  mapping jsonb not null,
  shop text not null,
  updated_at timestamptz not null default now(),
  primary key (owner_id, fingerprint)
);

-- What a SKU of order files means.
create table order_skus (
  owner_id text not null references accounts (id) on delete cascade,
  -- Normalised.
  sku text not null,
  design_id text not null,
  colour_id text not null,
  size_id text not null,
  updated_at timestamptz not null default now(),
  primary key (owner_id, sku)
);

create table order_logs (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  seq bigint generated always as identity,
  upload_id text not null,
  file_name text not null,
  bytes int not null,
  sha256 text not null,
  kind text not null,
  encoding text,
  sheet text not null,
  headers jsonb not null,
  mapping jsonb not null,
  shop text not null,
  mode text not null check (mode in ('right', 'all')),
  duplicates text not null check (duplicates in ('skip', 'update', 'create')),
  state text not null check (state in ('importing', 'done', 'failed', 'cancelled', 'undone')),
  operation_id text not null,
  operator text not null,
  -- The next chunk to look at.
  next_position int not null default 0,
  -- Rows by heap, changed in the transactions that import them.
  rows_read int not null default 0,
  ready int not null default 0,
  duplicate int not null default 0,
  unknown int not null default 0,
  wrong int not null default 0,
  cancelled int not null default 0,
  blank int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  -- Sealed .xlsx with the rows that were left out.
  error_key text,
  created_at timestamptz not null default now(),
  primary key (owner_id, id)
);
create index order_logs_newest on order_logs (owner_id, seq desc);
create index order_logs_upload on order_logs (owner_id, upload_id);

create table order_lines (
  owner_id text not null,
  id text not null,
  seq bigint generated always as identity,
  log_id text not null,
  -- Row in the file's sheet, from 1.
  row int not null,
  -- SHA-256 of platform, shop, order and line: one line exists once.
  line_key text not null,
  platform text not null,
  shop text not null,
  order_no text not null,
  line_no text not null,
  sku text not null,
  title text not null,
  variation text not null,
  quantity int not null,
  price_cents int,
  currency text not null,
  placed_at timestamptz,
  ship_by timestamptz,
  state text not null check (state in ('new', 'ready', 'in_production', 'shipped', 'cancelled')),
  held boolean not null,
  design_id text not null,
  design_version int not null,
  template_id text not null,
  template_version int not null,
  colour_id text not null,
  size_id text not null,
  -- SHA-256 that names the print files of this version, colour and size.
  file_hash text not null,
  personalised boolean not null,
  -- Address, personalisation and all other fields.
  private bytea not null,
  -- Nothing that names a buyer.
  search text not null,
  -- Why it could not be produced the last time: { zh, en }.
  problem jsonb,
  -- Changed by a person; imports and undo leave it alone from then on.
  touched_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, line_key),
  foreign key (owner_id, log_id) references order_logs (owner_id, id) on delete cascade
);
create index order_lines_newest on order_lines (owner_id, seq desc);
create index order_lines_by_log on order_lines (owner_id, log_id, row);
create index order_lines_by_order on order_lines (owner_id, order_no);
create index order_lines_open on order_lines (owner_id, design_id) where state in ('new', 'ready', 'in_production');

-- A line as it was before an import brought it up to date, for undoing that import.
create table order_line_history (
  owner_id text not null,
  log_id text not null,
  line_id text not null,
  before bytea not null,
  primary key (owner_id, log_id, line_id),
  foreign key (owner_id, log_id) references order_logs (owner_id, id) on delete cascade,
  foreign key (owner_id, line_id) references order_lines (owner_id, id) on delete cascade
);

-- Order lines that are neither shipped nor cancelled; a design that has some cannot be deleted.
alter table designs add column open_orders int not null default 0;
