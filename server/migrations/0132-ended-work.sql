-- Whose turn it is with the workers: designs of an account that wait to be drawn or are being drawn.
create index designs_on_their_way on designs (owner_id)
where render_state in ('queued', 'running') and deleted_at is null;

-- Jobs whose worker died while it ran them. A job that is run alone and kills its worker again is the cause.
create table job_deaths (
  -- Id and revision of the queue's own row; another revision is another input, with a clean record.
  job_id bigint primary key,
  revision int not null,
  -- Workers that died while they ran it, among other jobs.
  deaths int not null,
  -- Those that died while it was the only suspect.
  blamed int not null
);

-- Language of whoever asked for an archive, for its list of problems.
alter table downloads add column locale text not null default 'zh' check (locale in ('zh', 'en'));
