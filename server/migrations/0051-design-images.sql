-- Which images each design uses, any of its versions; `is_current` = the newest one does.
create table design_images (
  owner_id text not null,
  design_id text not null,
  image_id text not null,
  is_current boolean not null,
  primary key (owner_id, design_id, image_id),
  foreign key (owner_id, design_id) references designs (owner_id, id) on delete cascade
);
create index design_images_by_image on design_images (owner_id, image_id, design_id);

insert into design_images
  select v.owner_id, v.design_id, u.image_id #>> '{}', bool_or(v.version = d.version)
  from design_versions v
  join designs d on d.owner_id = v.owner_id and d.id = v.design_id
  cross join lateral jsonb_path_query(v.document, '$.surfaces[*].layers[*] ? (@.kind == "image").imageId') u (image_id)
  group by 1, 2, 3;

update images i set used_count = (
  select count(*) from design_images u join designs d on d.owner_id = u.owner_id and d.id = u.design_id
  where u.owner_id = i.owner_id and u.image_id = i.id and u.is_current and d.deleted_at is null);
