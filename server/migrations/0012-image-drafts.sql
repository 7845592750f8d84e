-- Objects of an image that is being recorded. Written before the objects, removed in the transaction that writes the
-- image's row; what stays for a day belongs to a process that was killed in between, and its objects are removed.
create table image_drafts (
  owner_id text not null references accounts (id) on delete cascade,
  sha256 text not null,
  keys text[] not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, sha256)
);
create index image_drafts_age on image_drafts (created_at);
