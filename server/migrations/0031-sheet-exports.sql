-- What a spreadsheet is made from; the finished file hangs on the operation of the same id.
create table sheet_exports (
  owner_id text not null references accounts (id) on delete cascade,
  -- Also the operation's id.
  id text not null,
  -- Designs in the order asked for.
  design_ids text[] not null,
  -- Shown as 创建人.
  created_by text not null,
  created_at timestamptz not null default now(),
  -- Private key of the finished file; null = not finished, or expired.
  file_key text,
  expires_at timestamptz,
  primary key (owner_id, id)
);
create index sheet_exports_expiry on sheet_exports (expires_at) where file_key is not null;
