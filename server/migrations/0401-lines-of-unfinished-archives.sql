-- What an order line was before the files of an archive made it ready. A row stands here until the archive is finished; one that was
-- cancelled or failed gives its lines back what they were (decision 0401).
create table packed_lines (
  owner_id text not null references accounts (id) on delete cascade,
  -- The download.
  archive_id text not null,
  line_id text not null,
  was_state text not null,
  was_outdated boolean not null,
  -- The version of the line that the archive holds.
  line_version timestamptz not null,
  primary key (owner_id, archive_id, line_id)
);
create index packed_lines_line on packed_lines (owner_id, line_id);

-- Paths of what the recorded archives of a download hold, by id of the design or line: no further one uses them again.
alter table downloads add column paths jsonb not null default '{}';
