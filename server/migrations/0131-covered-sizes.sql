-- Sizes for which somebody looked at a design made for another size and took it scaled until it covers them.
create table covered_sizes (
  owner_id text not null references accounts (id) on delete cascade,
  design_id text not null,
  design_version int not null,
  size_id text not null,
  taken_by text not null,
  taken_at timestamptz not null default now(),
  primary key (owner_id, design_id, design_version, size_id)
);
