-- What a browser put into storage and no feature has taken over yet. The row is written before the object, so an
-- object without a row does not exist; rows older than a day are removed together with their object.
create table uploads (
  owner_id text not null references accounts (id) on delete cascade,
  key text not null,
  -- Qiniu's hash of the content, answered to the client; decides whether a second upload is the same one.
  hash text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  -- Set when a feature took the content over; the object is gone then, and a repeated call still finds what became of it.
  taken_at timestamptz,
  taken_sha256 text,
  primary key (owner_id, key)
);
create index uploads_age on uploads (created_at);
