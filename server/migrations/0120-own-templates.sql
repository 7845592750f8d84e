-- Templates an account makes from its photographs. The product itself lies in templates and template_versions.
create table own_templates (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  sku text not null,
  -- What the seller entered and marked; the contract's ownTemplateSettings.
  settings jsonb not null,
  image_id text not null,
  -- The work that makes the newest version.
  operation_id text not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id)
);
create unique index own_templates_sku on own_templates (owner_id, sku) where deleted_at is null;
create index own_templates_image on own_templates (owner_id, image_id);

-- A template nobody is offered any more; designs keep it.
alter table templates add column hidden_at timestamptz;
