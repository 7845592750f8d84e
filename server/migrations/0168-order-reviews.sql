-- A person looked at a line as it prints and took it; any later change of the line asks again.
alter table order_lines add column reviewed_at timestamptz;

-- Decisions of the review queue, so that each can be taken back as long as its lines were not changed since.
create table order_reviews (
  owner_id text not null,
  -- One decision may be about several equal lines.
  id text not null,
  line_id text not null,
  kind text not null check (kind in ('accepted', 'edited', 'held', 'dropped')),
  -- As the account was called then.
  decided_by text not null,
  decided_at timestamptz not null default now(),
  -- The line as it was, encrypted; its buyer's words may be in it.
  before bytea not null,
  -- `updated_at` of the line after the decision.
  after timestamptz not null,
  -- Keys of findings that this decision accepted first.
  accepted jsonb not null default '[]',
  undone_at timestamptz,
  primary key (owner_id, id, line_id),
  foreign key (owner_id, line_id) references order_lines (owner_id, id) on delete cascade
);
create index order_reviews_of_line on order_reviews (owner_id, line_id);
