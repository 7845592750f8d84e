-- A design its owner shows to anybody who has the link. Deleting the row ends the link for good.
create table design_shares (
  owner_id text not null references accounts (id) on delete cascade,
  design_id text not null,
  -- Unguessable, in the link; names neither the design nor the account.
  token text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, design_id),
  foreign key (owner_id, design_id) references designs (owner_id, id) on delete cascade
);
-- The one look-up before the owner is known.
create unique index design_shares_token on design_shares (token);
