-- What preflight says of a version of a design as it is printed in a colour and a size: worked out once for all lines that
-- print it without a buyer's words. Cleared when somebody decides that the size is covered.
create table variant_checks (
  owner_id text not null references accounts (id) on delete cascade,
  design_id text not null,
  design_version int not null,
  colour_id text not null,
  size_id text not null,
  -- Version of the rules it was worked out with; an older one is worked out again.
  rules int not null,
  -- { bare, problem, findings }
  result jsonb not null,
  checked_at timestamptz not null default now(),
  primary key (owner_id, design_id, design_version, colour_id, size_id)
);

alter table order_lines
  -- Columns of the file that are about printing were empty in this row; which ones is sealed.
  add column blank_wishes boolean not null default false,
  -- Findings of preflight of the line as it is printed: [{ key, id, severity }]; no words of anybody.
  add column findings jsonb,
  -- Null = to be checked behind the import.
  add column checked_at timestamptz;
create index order_lines_unchecked on order_lines (owner_id, seq) where checked_at is null and state in ('new', 'ready');
-- Lines of before were never checked; production checks each of them when it is packed.
update order_lines set checked_at = now();
