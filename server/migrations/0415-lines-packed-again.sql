-- Whether an archive of an import holds lines again that were packed before, and what it holds of each line: the pick list is made of that.
alter table downloads
  add column again boolean not null default true,
  add column lines jsonb not null default '{}';
