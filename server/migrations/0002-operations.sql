-- Long pieces of work the person can see.
create table operations (
  owner_id text not null references accounts (id) on delete cascade,
  id text not null,
  kind text not null,
  title text not null,
  state text not null check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled', 'expired')),
  done int not null default 0,
  total int not null default 0,
  failed int not null default 0,
  message text not null default '',
  -- Public id of what it made or works on.
  result_id text,
  -- Storage key of a finished file and the name it is saved under.
  result_key text,
  result_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, id)
);
create index operations_newest on operations (owner_id, created_at desc, id desc);
create index operations_open on operations (owner_id, created_at desc, id desc) where state in ('queued', 'running');

-- Rows per account, kept in the same transaction, so that no list has to count.
create table operation_counts (
  owner_id text primary key references accounts (id) on delete cascade,
  total int not null default 0,
  open int not null default 0
);

create function count_operation() returns trigger language plpgsql as $$
declare
  is_open boolean := new.state in ('queued', 'running');
  was_open boolean := tg_op = 'UPDATE' and old.state in ('queued', 'running');
begin
  if tg_op = 'INSERT' then
    insert into operation_counts as c (owner_id, total, open) values (new.owner_id, 1, is_open::int)
    on conflict (owner_id) do update set total = c.total + 1, open = c.open + is_open::int;
  elsif is_open <> was_open then
    update operation_counts set open = open + is_open::int - was_open::int where owner_id = new.owner_id;
  end if;
  return null;
end $$;
create trigger operations_counted after insert or update of state on operations
for each row execute function count_operation();

-- Tells the event streams which row changed; payload = owner id, blank, operation id.
create function announce_operation() returns trigger language plpgsql as $$
begin
  perform pg_notify('operations', new.owner_id || ' ' || new.id);
  return null;
end $$;
create trigger operations_announced after insert or update on operations
for each row execute function announce_operation();
