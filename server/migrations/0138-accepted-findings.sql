-- Errors of preflight that a person has read and wants printed all the same. A row holds for exactly one finding: its key
-- contains the figures, the size, the colour and what the layer shows, so it survives saves that change none of them.
create table accepted_findings (
  owner_id text not null references accounts (id) on delete cascade,
  design_id text not null,
  finding_key text not null,
  finding_id text not null,
  severity text not null,
  -- Figures and names for the sentence. Empty for findings of order lines, which may hold a buyer's words.
  params jsonb not null,
  -- As the account was called then.
  accepted_by text not null,
  accepted_at timestamptz not null default now(),
  primary key (owner_id, design_id, finding_key),
  foreign key (owner_id, design_id) references designs (owner_id, id) on delete cascade
);

-- What of an archive was printed in spite of errors: design, error, who wanted it and when. For its list.
alter table downloads add column accepted jsonb not null default '[]';
