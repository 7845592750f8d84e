-- Named chains of tools.
create table image_recipes (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  name text not null,
  -- Tools with their settings, in their order.
  steps jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, name)
);

-- Each new upload into the category passes this recipe.
alter table image_types
  add column recipe_id text,
  add foreign key (owner_id, recipe_id) references image_recipes (owner_id, id) on delete set null (recipe_id);

-- Runs of the workshop: pictures and what is done with each. The id is also that of the operation.
create table image_works (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  -- A repeated call with the same key returns the run there is.
  idempotency_key text,
  -- Fingerprint of what the call asked for, so that a key is not used for something else.
  request_sha256 text not null,
  title text not null,
  steps jsonb not null,
  -- What names of results end with.
  ending text not null,
  -- Category of the results; null = that of each source.
  target_type text,
  -- Category whose new uploads this run takes; null = the run was asked for.
  uploads_of text,
  -- Its last picture has ended, or it was stopped.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (owner_id, id),
  unique (owner_id, idempotency_key)
);
create index image_works_by_time on image_works (owner_id, created_at desc);
create index image_works_open on image_works (owner_id, created_at) where ended_at is null;
create index image_works_sweep on image_works (ended_at) where ended_at is not null;

-- Pictures of runs; each is one job.
create table image_work_items (
  owner_id text not null,
  work_id text not null,
  -- From 0, in the order of the call.
  position integer not null,
  image_id text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'made', 'unchanged', 'failed', 'cancelled')),
  result_id text,
  -- The library had the result before this run.
  was_there boolean not null default false,
  edge_quality text check (edge_quality in ('clean', 'check')),
  -- Where the result lies in its source, in the source's pixels.
  frame jsonb,
  mark text not null default 'none' check (mark in ('none', 'keep', 'discard', 'again')),
  -- Of a failed one: id, text in both languages, wording.
  reason jsonb,
  primary key (owner_id, work_id, position),
  unique (owner_id, work_id, image_id),
  foreign key (owner_id, work_id) references image_works (owner_id, id) on delete cascade
);
create index image_work_items_open on image_work_items (owner_id, work_id, position)
  where state in ('waiting', 'running');
