create table ai_types (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, name)
);

create table ai_groups (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  -- Order of the list.
  seq bigint generated always as identity,
  -- Empty = uncategorised.
  type_id text not null default '',
  name text not null,
  prompt text not null default '',
  -- How runs are made, where a run does not say otherwise.
  settings jsonb not null,
  -- Library images, in order.
  source_ids text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (owner_id, id)
);
create index ai_groups_newest on ai_groups (owner_id, seq desc) where deleted_at is null;
create index ai_groups_by_type on ai_groups (owner_id, type_id, seq desc) where deleted_at is null;
create index ai_groups_sweep on ai_groups (deleted_at) where deleted_at is not null;

-- One start of one or many images; its id is also that of the operation the person sees. Locked while an image of it
-- ends, so that of two that end at once one sees the other and closes the operation.
create table ai_runs (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  seq bigint generated always as identity,
  group_id text not null,
  -- A repeated call with the same key answers the run there is.
  idempotency_key text,
  created_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, idempotency_key),
  foreign key (owner_id, group_id) references ai_groups (owner_id, id) on delete cascade
);
create index ai_runs_by_group on ai_runs (owner_id, group_id, seq desc);

-- Generated images; each is one job.
create table ai_images (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  seq bigint generated always as identity,
  group_id text not null,
  run_id text not null,
  state text not null check (state in ('queued', 'running', 'succeeded', 'failed', 'refused', 'cancelled')),
  provider text not null,
  -- Everything asked for: prompt, kind, style, size, sources … Kept as provenance.
  request jsonb not null,
  seed bigint,
  model text not null default '',
  -- Grows whenever somebody takes the work over; a result made under an older number is refused.
  fence int not null default 0,
  -- Tries that the provider failed, of this queueing.
  tries int not null default 0,
  attempts int not null default 0,
  -- Not handed out before; null = at once.
  not_before timestamptz,
  -- Objects about to be written, so that a killed process leaves none that nobody knows.
  draft_keys text[] not null default '{}',
  drafted_at timestamptz,
  original_key text,
  preview_key text,
  sha256 text,
  format text,
  bytes bigint,
  width_px int,
  height_px int,
  has_alpha boolean not null default false,
  cost_amount double precision,
  cost_currency text not null default '',
  is_cost_estimate boolean not null default true,
  failure_id text,
  -- The provider's own words, cleaned of keys and addresses.
  failure_detail text not null default '',
  -- Library image it was saved as.
  image_id text,
  favourite boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  deleted_at timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, group_id) references ai_groups (owner_id, id) on delete cascade
);
create index ai_images_by_group on ai_images (owner_id, group_id, created_at desc, seq) where deleted_at is null;
create index ai_images_by_run on ai_images (owner_id, run_id, seq);
-- Who is next at a provider, over all accounts.
create index ai_images_open_sweep on ai_images (provider, seq) where state in ('queued', 'running');
create index ai_images_draft_sweep on ai_images (drafted_at) where drafted_at is not null;
create index ai_images_deleted_sweep on ai_images (deleted_at) where deleted_at is not null;

-- A provider that asked for a pause (429 with Retry-After); nobody's images are sent before.
create table ai_provider_pauses (
  provider text primary key,
  until timestamptz not null
);

-- How a generated library image was made: words, provider, model, seed, sources, cost. Null = not generated.
alter table images add column provenance jsonb;
-- Sources may be given by the URL of a library image.
create index images_by_preview on images (owner_id, preview_key);
