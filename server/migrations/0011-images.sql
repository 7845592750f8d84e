create table image_types (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, name)
);

-- The library. An image's files never change: original as uploaded, master as drawn, preview as shown.
create table images (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  -- Order of the list.
  seq bigint generated always as identity,
  -- Empty = uncategorised.
  type_id text not null default '',
  name text not null,
  -- Of the original's bytes; the same bytes twice are one image.
  sha256 text not null,
  format text not null,
  bytes bigint not null,
  -- Private keys; master_key = original_key when the original can be drawn as it is (upright, sRGB, 8 bit).
  original_key text not null,
  master_key text not null,
  -- Public key.
  preview_key text not null,
  width_px int not null,
  height_px int not null,
  has_alpha boolean not null,
  has_semi_transparency boolean not null,
  -- #rrggbb
  dominant_colour text not null,
  -- Ids of what the seller should know.
  notes text[] not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (owner_id, id),
  unique (owner_id, sha256)
);
create index images_newest on images (owner_id, seq desc) where deleted_at is null;
create index images_by_type on images (owner_id, type_id, seq desc) where deleted_at is null;
