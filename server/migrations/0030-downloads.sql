-- ZIP files of print files and mockups. State and progress are those of the operation.
create table downloads (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  -- Order of the list.
  seq bigint generated always as identity,
  name text not null,
  operation_id text not null,
  -- Designs in the order asked for; the newest version of each is packed.
  design_ids text[] not null,
  what text[] not null,
  format text not null check (format in ('png', 'jpeg')),
  naming text not null,
  -- Private key and size of the finished ZIP; null key = not finished, or expired.
  zip_key text,
  bytes bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Set when finished; afterwards the ZIP is deleted and the row stays.
  expires_at timestamptz,
  primary key (owner_id, id)
);
create index downloads_newest on downloads (owner_id, seq desc);
create index downloads_expiry on downloads (expires_at) where zip_key is not null;
