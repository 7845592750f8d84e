-- How images look, for finding near duplicates. A perceptual hash of 64 bits in four bands of 16, each with an index:
-- two hashes that differ in at most 7 bits differ in at most 1 bit of some band.
create table image_looks (
  owner_id text not null references accounts (id) on delete cascade,
  image_id text not null,
  hash bigint not null,
  -- Mean colours of a 4×4 grid, R, G, B each, on white: tells colourways of one motif apart.
  colours bytea not null,
  band0 int not null generated always as (((hash >> 48) & 65535)::int) stored,
  band1 int not null generated always as (((hash >> 32) & 65535)::int) stored,
  band2 int not null generated always as (((hash >> 16) & 65535)::int) stored,
  band3 int not null generated always as ((hash & 65535)::int) stored,
  primary key (owner_id, image_id),
  foreign key (owner_id, image_id) references images (owner_id, id) on delete cascade
);
create index image_looks_band0 on image_looks (owner_id, band0);
create index image_looks_band1 on image_looks (owner_id, band1);
create index image_looks_band2 on image_looks (owner_id, band2);
create index image_looks_band3 on image_looks (owner_id, band3);

-- Images recorded before looks were kept; a job takes them from here.
create table images_without_look (
  owner_id text not null,
  image_id text not null,
  primary key (owner_id, image_id),
  foreign key (owner_id, image_id) references images (owner_id, id) on delete cascade
);
insert into images_without_look select owner_id, id from images;
