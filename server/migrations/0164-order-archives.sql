-- Pictures that came in an archive of order files, as its rows name them. They are kept encrypted with the upload until its
-- lines took theirs, and go with it.
create table order_upload_pictures (
  owner_id text not null,
  upload_id text not null,
  -- SHA-256 of the path in the archive, and of the name alone: names of files may name the buyer.
  path_hash text not null,
  name_hash text not null,
  -- Of the bytes; '' = they cannot be used, and `problem` says why.
  sha256 text not null,
  problem text,
  object_key text,
  created_at timestamptz not null default now(),
  primary key (owner_id, upload_id, path_hash),
  foreign key (owner_id, upload_id) references order_uploads (owner_id, id) on delete cascade
);
create index order_upload_pictures_by_content on order_upload_pictures (owner_id, sha256);

-- What the archive around the table held; null = the file was no archive.
alter table order_uploads add column archive jsonb;
