-- Keys that encrypt rows and order files, encrypted themselves under SECRET_KEY (decision 0265). Id 0 is SECRET_KEY's own and stands
-- in no row; every encrypted text names its key.
create table installation_keys (
  id smallint primary key check (id > 0),
  encrypted bytea not null,
  -- Encrypts what is written from now on.
  is_current boolean not null default false,
  created_at timestamptz not null default now(),
  -- Everything is encrypted under it; null while `cli secret rotate` is not done with it.
  finished_at timestamptz
);
create unique index installation_keys_current on installation_keys (is_current) where is_current;
