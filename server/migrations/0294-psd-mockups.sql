-- PSDs of the library that were read as mockups: what a template can be made of.
create table psd_mockups (
  owner_id text not null references accounts (id) on delete cascade,
  image_id text not null,
  -- The work that reads it, or has read it.
  operation_id text not null,
  -- Version of the reading; another one reads the file again.
  version integer not null,
  -- Smart objects with their mockups or what stands in the way; null until they are known.
  surfaces jsonb,
  updated_at timestamptz not null default now(),
  primary key (owner_id, image_id)
);
