-- Pictures that buyers want printed, fetched once from the address in the order file: the line keeps what it was
-- printed with, whatever lies at that address later.
create table order_pictures (
  owner_id text not null,
  line_id text not null,
  -- SHA-256 of the address, which may name the buyer.
  url_hash text not null,
  image_id text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, line_id, url_hash),
  foreign key (owner_id, line_id) references order_lines (owner_id, id) on delete cascade
);
create index order_pictures_by_image on order_pictures (owner_id, image_id);
