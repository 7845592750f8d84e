-- What every picture shows and where, coarsely (design/src/preflight/ink/ink-summary.ts): preflight judges pixels by it.
create table image_inks (
  owner_id text not null,
  image_id text not null,
  ink bytea not null,
  primary key (owner_id, image_id),
  foreign key (owner_id, image_id) references images (owner_id, id) on delete cascade
);

-- Images recorded before inks were kept; a job takes them from here.
create table images_without_ink (
  owner_id text not null,
  image_id text not null,
  primary key (owner_id, image_id),
  foreign key (owner_id, image_id) references images (owner_id, id) on delete cascade
);
insert into images_without_ink select owner_id, id from images;
