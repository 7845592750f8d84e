-- The library images that sellers' own templates are made of; a template may have many.
create table own_template_images (
  owner_id text not null,
  image_id text not null,
  template_id text not null,
  -- It is read as a mockup; otherwise the print is marked on it.
  is_psd boolean not null,
  primary key (owner_id, image_id, template_id),
  foreign key (owner_id, template_id) references own_templates (owner_id, id) on delete cascade
);
create index own_template_images_template on own_template_images (owner_id, template_id);
insert into own_template_images (owner_id, image_id, template_id, is_psd)
  select owner_id, image_id, id, settings -> 'psd' is not null from own_templates;
alter table own_templates drop column image_id;
