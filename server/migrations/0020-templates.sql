-- Products one can print on. owner_id '' = the catalogue everybody sees; an account's own templates carry its id.
create table templates (
  owner_id text not null,
  id text not null,
  sku text not null,
  category_id text not null,
  category jsonb not null,
  -- Place in the catalogue.
  position int not null,
  version int not null,
  -- What the search looks through: SKU and titles.
  search text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id)
);
create unique index templates_sku on templates (owner_id, sku);
create index templates_place on templates (owner_id, category_id, position, id);

-- Immutable: a design keeps the version it was made with.
create table template_versions (
  owner_id text not null,
  template_id text not null,
  version int not null,
  definition jsonb not null,
  -- [{ asset, prefix, asset_hash }]: mockup data and the storage prefix of its files.
  mockups jsonb not null,
  -- SHA-256 of definition and mockup files.
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, template_id, version),
  foreign key (owner_id, template_id) references templates (owner_id, id) on delete cascade
);
