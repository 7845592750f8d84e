-- Jobs given up after their last try, with the reason; the row is what an administrator looks at.
create table dead_jobs (
  id bigint primary key,
  name text not null,
  payload json not null,
  attempts int not null,
  error text,
  died_at timestamptz not null default now()
);
