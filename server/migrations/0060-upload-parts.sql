-- Uploads that arrive in parts (Qiniu's resumable upload v2). Rows are written after their part lies on disk, so what a
-- client was told to have arrived is there after any crash; files without a row are swept.
create table upload_sessions (
  id text primary key,
  -- Null for a token of the server itself.
  owner_id text references accounts (id) on delete cascade,
  bucket text not null,
  -- Null: named by its hash once complete.
  key text,
  created_at timestamptz not null default now(),
  -- Set once complete; a repeated call then gets the same answer, and the parts are gone.
  done_key text,
  done_hash text
);
create index upload_sessions_age on upload_sessions (created_at);
create index upload_sessions_owner on upload_sessions (owner_id, created_at);

create table upload_parts (
  session_id text not null references upload_sessions (id) on delete cascade,
  part_number integer not null check (part_number between 1 and 10000),
  -- File name in the session's folder; a part sent again has a new file.
  file text not null,
  bytes bigint not null,
  etag text not null,
  created_at timestamptz not null default now(),
  primary key (session_id, part_number)
);
