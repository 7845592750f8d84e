-- What a product was made with of its PSDs, or came with from a file: mockups of that product alone.
create table product_psds (
  owner_id text not null,
  template_id text not null,
  image_id text not null,
  version integer not null,
  surfaces jsonb not null,
  primary key (owner_id, template_id, image_id),
  foreign key (owner_id, template_id) references own_templates (owner_id, id) on delete cascade
);
