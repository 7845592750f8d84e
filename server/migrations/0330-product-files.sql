-- Files of products: those packed for other accounts, and those sent to be taken in, which last as long as their work.
create table product_files (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('export', 'import')),
  operation_id text not null,
  -- What is packed; empty for an import.
  template_ids text[] not null default '{}',
  -- Null until the file is packed, and after it was deleted.
  file_key text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (owner_id, id)
);
create index product_files_expiry on product_files (expires_at);
