SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA graphile_worker;
CREATE COLLATION public.image_name (provider = icu, locale = 'zh-u-co-pinyin-kn-kr-digit-latn-hani');
CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);
CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;
CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;
  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');
  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;
CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;
CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;
CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;
CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
CREATE FUNCTION public.announce_operation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('operations', new.owner_id || ' ' || new.id);
  return null;
end $$;
CREATE FUNCTION public.count_operation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.image_bit(seq bigint) RETURNS bit
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select set_bit(0::bit(1024), (seq & 1023)::int, 1)
$$;
CREATE FUNCTION public.mark_changed_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  old_rows images[];
  new_rows images[];
begin
  select array_agg(o order by o.owner_id, o.id), array_agg(n order by o.owner_id, o.id) into old_rows, new_rows
    from old_images o join new_images n on n.owner_id = o.owner_id and n.id = o.id
    where (o.seq, o.type_id, o.search_name, o.used_count > 0, o.deleted_at is null,
           o.format, o.width_px, o.height_px, o.has_alpha, o.bytes)
      is distinct from
          (n.seq, n.type_id, n.search_name, n.used_count > 0, n.deleted_at is null,
           n.format, n.width_px, n.height_px, n.has_alpha, n.bytes);
  if old_rows is null then return null; end if;
  perform from image_counters where owner_id in (select owner_id from unnest(old_rows)) order by owner_id for no key update;
  update image_marks m set members = m.members & ~gone.bits
    from (
      select owner_id, mark, (seq >> 10)::int as block, bit_or(image_bit(seq)) as bits
      from (
        select o.owner_id, o.seq, mark from unnest(old_rows) o, unnest(marks_of_image(o)) mark except all
        select n.owner_id, n.seq, mark from unnest(new_rows) n, unnest(marks_of_image(n)) mark) steps
      group by 1, 2, 3) gone
    where m.owner_id = gone.owner_id and m.mark = gone.mark and m.block = gone.block;
  insert into image_marks as m
    select owner_id, mark, (seq >> 10)::int, bit_or(image_bit(seq))
      from (
        select n.owner_id, n.seq, mark from unnest(new_rows) n, unnest(marks_of_image(n)) mark except all
        select o.owner_id, o.seq, mark from unnest(old_rows) o, unnest(marks_of_image(o)) mark) steps
      group by 1, 2, 3
    on conflict (owner_id, mark, block) do update set members = m.members | excluded.members;
  insert into image_counts as c
    select owner_id, type_id, sum(live), sum(bytes)
      from (
        select owner_id, type_id, (deleted_at is null)::int as live, bytes from unnest(new_rows) union all
        select owner_id, type_id, -(deleted_at is null)::int, -bytes from unnest(old_rows)) steps
      group by 1, 2 having sum(live) <> 0 or sum(bytes) <> 0
    on conflict (owner_id, type_id) do update set live = c.live + excluded.live, bytes = c.bytes + excluded.bytes;
  return null;
end $$;
CREATE FUNCTION public.mark_new_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into image_marks as m
    select n.owner_id, mark, (n.seq >> 10)::int, bit_or(image_bit(n.seq))
    from new_images n, unnest(marks_of_image(n)) mark group by 1, 2, 3
    on conflict (owner_id, mark, block) do update set members = m.members | excluded.members;
  insert into image_counts as c
    select owner_id, type_id, count(*) filter (where deleted_at is null), sum(bytes) from new_images group by 1, 2
    on conflict (owner_id, type_id) do update set live = c.live + excluded.live, bytes = c.bytes + excluded.bytes;
  return null;
end $$;
CREATE TABLE public.images (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    type_id text DEFAULT ''::text NOT NULL,
    name text NOT NULL,
    sha256 text NOT NULL,
    format text NOT NULL,
    bytes bigint NOT NULL,
    original_key text NOT NULL,
    master_key text NOT NULL,
    preview_key text NOT NULL,
    width_px integer NOT NULL,
    height_px integer NOT NULL,
    has_alpha boolean NOT NULL,
    has_semi_transparency boolean NOT NULL,
    dominant_colour text NOT NULL,
    notes text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    provenance jsonb,
    search_name text DEFAULT ''::text NOT NULL,
    used_count integer DEFAULT 0 NOT NULL,
    dpi_meta real,
    colour_space text,
    profile text,
    pixels integer GENERATED ALWAYS AS ((width_px * height_px)) STORED NOT NULL
);
CREATE FUNCTION public.marks_of_image(i public.images) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE
    AS $$
declare
  marks text[] := array[
    't' || i.type_id,
    'f' || i.format,
    case when i.width_px > i.height_px then 'sl' when i.width_px < i.height_px then 'sp' else 'ss' end];
  gram text;
begin
  if i.deleted_at is null then marks := marks || ''::text; end if;
  if i.has_alpha then marks := marks || 'a'::text; end if;
  if i.used_count > 0 then marks := marks || 'u'::text; end if;
  for bit in 0..14 loop
    if (i.width_px >> bit) & 1 = 1 then marks := marks || ('w' || bit); end if;
    if (i.height_px >> bit) & 1 = 1 then marks := marks || ('h' || bit); end if;
  end loop;
  foreach gram in array name_grams(i.search_name) loop
    marks := marks || ('g' || gram);
  end loop;
  return marks;
end $$;
CREATE FUNCTION public.name_grams(name text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select coalesce(array_agg(distinct gram), '{}')
  from (select c, lead(c) over (order by at) as next from unnest(string_to_array(name, null)) with ordinality u (c, at)) n
  cross join lateral (values (c), (c || next)) g (gram)
  where gram is not null and position(' ' in gram) = 0
$$;
CREATE FUNCTION public.place_image() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into image_counters as c values (new.owner_id, 2)
    on conflict (owner_id) do update set next = c.next + 1 returning c.next - 1 into new.seq;
  return new;
end $$;
CREATE FUNCTION public.unmark_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from image_counters where owner_id in (select owner_id from old_images) order by owner_id for no key update;
  update image_marks m set members = m.members & ~gone.bits
    from (
      select o.owner_id, mark, (o.seq >> 10)::int as block, bit_or(image_bit(o.seq)) as bits
      from old_images o, unnest(marks_of_image(o)) mark group by 1, 2, 3) gone
    where m.owner_id = gone.owner_id and m.mark = gone.mark and m.block = gone.block;
  update image_counts c set live = c.live - gone.live, bytes = c.bytes - gone.bytes
    from (
      select owner_id, type_id, count(*) filter (where deleted_at is null) as live, sum(bytes) as bytes
      from old_images group by 1, 2) gone
    where c.owner_id = gone.owner_id and c.type_id = gone.type_id;
  return null;
end $$;
CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);
CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);
CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);
ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));
ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);
ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    username text NOT NULL,
    nickname text NOT NULL,
    sku text NOT NULL,
    avatar text,
    password_hash text NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.ai_groups (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    type_id text DEFAULT ''::text NOT NULL,
    name text NOT NULL,
    prompt text DEFAULT ''::text NOT NULL,
    settings jsonb NOT NULL,
    source_ids text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);
ALTER TABLE public.ai_groups ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ai_groups_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ai_images (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    group_id text NOT NULL,
    run_id text NOT NULL,
    state text NOT NULL,
    provider text NOT NULL,
    request jsonb NOT NULL,
    seed bigint,
    model text DEFAULT ''::text NOT NULL,
    fence integer DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    not_before timestamp with time zone,
    draft_keys text[] DEFAULT '{}'::text[] NOT NULL,
    drafted_at timestamp with time zone,
    original_key text,
    preview_key text,
    sha256 text,
    format text,
    bytes bigint,
    width_px integer,
    height_px integer,
    has_alpha boolean DEFAULT false NOT NULL,
    cost_amount double precision,
    cost_currency text DEFAULT ''::text NOT NULL,
    is_cost_estimate boolean DEFAULT true NOT NULL,
    failure_id text,
    failure_detail text DEFAULT ''::text NOT NULL,
    image_id text,
    favourite boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    deleted_at timestamp with time zone,
    CONSTRAINT ai_images_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'refused'::text, 'cancelled'::text])))
);
ALTER TABLE public.ai_images ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ai_images_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ai_provider_pauses (
    provider text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.ai_runs (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    group_id text NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.ai_runs ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ai_runs_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ai_types (
    owner_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.batch_changes
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.batch_cells (
    owner_id text NOT NULL,
    batch_id text NOT NULL,
    key text NOT NULL,
    "position" integer NOT NULL,
    plan integer NOT NULL,
    image_id text NOT NULL,
    template_id text NOT NULL,
    template_version integer NOT NULL,
    colour_id text NOT NULL,
    size_id text NOT NULL,
    name text NOT NULL,
    sku text,
    document jsonb NOT NULL,
    hash text NOT NULL,
    dpi integer,
    worst text,
    findings jsonb NOT NULL,
    state text NOT NULL,
    sampled boolean DEFAULT false NOT NULL,
    design_id text,
    error jsonb,
    decision text DEFAULT 'none'::text NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    changed bigint DEFAULT nextval('public.batch_changes'::regclass) NOT NULL,
    CONSTRAINT batch_cells_decision_check CHECK ((decision = ANY (ARRAY['none'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT batch_cells_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'skipped'::text]))),
    CONSTRAINT batch_cells_worst_check CHECK ((worst = ANY (ARRAY['info'::text, 'warning'::text, 'error'::text])))
);
CREATE TABLE public.batch_images (
    owner_id text NOT NULL,
    batch_id text NOT NULL,
    "position" integer NOT NULL,
    image_id text NOT NULL
);
CREATE TABLE public.batches (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    name text NOT NULL,
    account_sku text NOT NULL,
    state text NOT NULL,
    settings jsonb NOT NULL,
    plan integer DEFAULT 1 NOT NULL,
    images integer NOT NULL,
    columns integer NOT NULL,
    planned integer DEFAULT 0 NOT NULL,
    waiting integer DEFAULT 0 NOT NULL,
    running integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    operation_id text,
    idempotency_key text,
    deleted_at timestamp with time zone,
    deleted_with_designs boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT batches_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'sampling'::text, 'running'::text, 'paused'::text, 'finished'::text, 'cancelled'::text])))
);
ALTER TABLE public.batches ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.batches_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.captchas (
    key text NOT NULL,
    answer text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.dead_jobs (
    id bigint NOT NULL,
    name text NOT NULL,
    payload json NOT NULL,
    attempts integer NOT NULL,
    error text,
    died_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.design_counters (
    owner_id text NOT NULL,
    next bigint NOT NULL
);
CREATE TABLE public.design_images (
    owner_id text NOT NULL,
    design_id text NOT NULL,
    image_id text NOT NULL,
    is_current boolean NOT NULL
);
CREATE TABLE public.design_shares (
    owner_id text NOT NULL,
    design_id text NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.design_versions (
    owner_id text NOT NULL,
    design_id text NOT NULL,
    version integer NOT NULL,
    template_version integer NOT NULL,
    document jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.designs (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    sku text NOT NULL,
    name text NOT NULL,
    template_id text NOT NULL,
    template_version integer NOT NULL,
    category_id text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    document jsonb NOT NULL,
    search text NOT NULL,
    cover_key text,
    render_state text DEFAULT 'queued'::text NOT NULL,
    render_error text,
    render_result jsonb,
    rendered_version integer,
    operation_id text,
    idempotency_key text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    render_reason jsonb,
    cover_version integer,
    batch_id text,
    open_orders integer DEFAULT 0 NOT NULL,
    CONSTRAINT designs_render_state_check CHECK ((render_state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
CREATE TABLE public.downloads (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    name text NOT NULL,
    operation_id text NOT NULL,
    design_ids text[] NOT NULL,
    what text[] NOT NULL,
    format text NOT NULL,
    naming text NOT NULL,
    zip_key text,
    bytes bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    split_mb integer DEFAULT 0 NOT NULL,
    parts jsonb DEFAULT '[]'::jsonb NOT NULL,
    next_index integer DEFAULT 0 NOT NULL,
    packed integer DEFAULT 0 NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    orders_log_id text,
    CONSTRAINT downloads_format_check CHECK ((format = ANY (ARRAY['png'::text, 'jpeg'::text, 'tiff'::text, 'pdf'::text])))
);
ALTER TABLE public.downloads ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.downloads_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.dxm_exports (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    name text NOT NULL,
    operation_id text NOT NULL,
    layout jsonb NOT NULL,
    preset_name text NOT NULL,
    settings jsonb NOT NULL,
    design_ids text[] NOT NULL,
    mends text[] NOT NULL,
    changes jsonb NOT NULL,
    on_error text NOT NULL,
    created_by text NOT NULL,
    row_count integer DEFAULT 0 NOT NULL,
    issue_count integer DEFAULT 0 NOT NULL,
    parts jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT dxm_exports_on_error_check CHECK ((on_error = ANY (ARRAY['skip'::text, 'include'::text])))
);
ALTER TABLE public.dxm_exports ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.dxm_exports_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.image_counters (
    owner_id text NOT NULL,
    next bigint NOT NULL
);
CREATE TABLE public.image_counts (
    owner_id text NOT NULL,
    type_id text NOT NULL,
    live integer NOT NULL,
    bytes bigint NOT NULL
);
CREATE TABLE public.image_drafts (
    owner_id text NOT NULL,
    sha256 text NOT NULL,
    keys text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.image_looks (
    owner_id text NOT NULL,
    image_id text NOT NULL,
    hash bigint NOT NULL,
    colours bytea NOT NULL,
    band0 integer GENERATED ALWAYS AS ((((hash >> 48) & (65535)::bigint))::integer) STORED NOT NULL,
    band1 integer GENERATED ALWAYS AS ((((hash >> 32) & (65535)::bigint))::integer) STORED NOT NULL,
    band2 integer GENERATED ALWAYS AS ((((hash >> 16) & (65535)::bigint))::integer) STORED NOT NULL,
    band3 integer GENERATED ALWAYS AS (((hash & (65535)::bigint))::integer) STORED NOT NULL
);
CREATE TABLE public.image_marks (
    owner_id text NOT NULL,
    mark text NOT NULL,
    block integer NOT NULL,
    members bit(1024) NOT NULL
);
CREATE TABLE public.image_types (
    owner_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.images_without_look (
    owner_id text NOT NULL,
    image_id text NOT NULL
);
CREATE TABLE public.login_failures (
    username text NOT NULL,
    ip text NOT NULL,
    failures integer NOT NULL,
    last_failed_at timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone NOT NULL
);
CREATE TABLE public.operation_counts (
    owner_id text NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    open integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.operations (
    owner_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    state text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    result_id text,
    result_key text,
    result_name text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    reason jsonb,
    CONSTRAINT operations_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE TABLE public.order_layouts (
    owner_id text NOT NULL,
    fingerprint text NOT NULL,
    mapping jsonb NOT NULL,
    shop text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.order_line_history (
    owner_id text NOT NULL,
    log_id text NOT NULL,
    line_id text NOT NULL,
    before bytea NOT NULL
);
CREATE TABLE public.order_lines (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    log_id text NOT NULL,
    "row" integer NOT NULL,
    line_key text NOT NULL,
    platform text NOT NULL,
    shop text NOT NULL,
    order_no text NOT NULL,
    line_no text NOT NULL,
    sku text NOT NULL,
    title text NOT NULL,
    variation text NOT NULL,
    quantity integer NOT NULL,
    price_cents integer,
    currency text NOT NULL,
    placed_at timestamp with time zone,
    ship_by timestamp with time zone,
    state text NOT NULL,
    held boolean NOT NULL,
    design_id text NOT NULL,
    design_version integer NOT NULL,
    template_id text NOT NULL,
    template_version integer NOT NULL,
    colour_id text NOT NULL,
    size_id text NOT NULL,
    file_hash text NOT NULL,
    personalised boolean NOT NULL,
    private bytea NOT NULL,
    search text NOT NULL,
    problem jsonb,
    touched_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_lines_state_check CHECK ((state = ANY (ARRAY['new'::text, 'ready'::text, 'in_production'::text, 'shipped'::text, 'cancelled'::text])))
);
ALTER TABLE public.order_lines ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_lines_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_logs (
    owner_id text NOT NULL,
    id text NOT NULL,
    seq bigint NOT NULL,
    upload_id text NOT NULL,
    file_name text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    kind text NOT NULL,
    encoding text,
    sheet text NOT NULL,
    headers jsonb NOT NULL,
    mapping jsonb NOT NULL,
    shop text NOT NULL,
    mode text NOT NULL,
    duplicates text NOT NULL,
    state text NOT NULL,
    operation_id text NOT NULL,
    operator text NOT NULL,
    next_position integer DEFAULT 0 NOT NULL,
    rows_read integer DEFAULT 0 NOT NULL,
    ready integer DEFAULT 0 NOT NULL,
    duplicate integer DEFAULT 0 NOT NULL,
    unknown integer DEFAULT 0 NOT NULL,
    wrong integer DEFAULT 0 NOT NULL,
    cancelled integer DEFAULT 0 NOT NULL,
    blank integer DEFAULT 0 NOT NULL,
    created integer DEFAULT 0 NOT NULL,
    updated integer DEFAULT 0 NOT NULL,
    error_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_logs_duplicates_check CHECK ((duplicates = ANY (ARRAY['skip'::text, 'update'::text, 'create'::text]))),
    CONSTRAINT order_logs_mode_check CHECK ((mode = ANY (ARRAY['right'::text, 'all'::text]))),
    CONSTRAINT order_logs_state_check CHECK ((state = ANY (ARRAY['importing'::text, 'done'::text, 'failed'::text, 'cancelled'::text, 'undone'::text])))
);
ALTER TABLE public.order_logs ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_logs_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_pictures (
    owner_id text NOT NULL,
    line_id text NOT NULL,
    url_hash text NOT NULL,
    image_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.order_skus (
    owner_id text NOT NULL,
    sku text NOT NULL,
    design_id text NOT NULL,
    colour_id text NOT NULL,
    size_id text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.order_upload_chunks (
    owner_id text NOT NULL,
    upload_id text NOT NULL,
    "position" integer NOT NULL,
    first_row integer NOT NULL,
    rows bytea NOT NULL
);
CREATE TABLE public.order_uploads (
    owner_id text NOT NULL,
    id text NOT NULL,
    file_name text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    file_key text,
    kind text NOT NULL,
    encoding text,
    delimiter text,
    sheets jsonb NOT NULL,
    sheet text NOT NULL,
    header_row integer NOT NULL,
    headers jsonb NOT NULL,
    row_count integer NOT NULL,
    fingerprint text NOT NULL,
    damaged jsonb NOT NULL,
    proposed jsonb NOT NULL,
    mends bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reading boolean DEFAULT false NOT NULL,
    failure jsonb
);
CREATE TABLE public.own_templates (
    owner_id text NOT NULL,
    id text NOT NULL,
    sku text NOT NULL,
    settings jsonb NOT NULL,
    image_id text NOT NULL,
    operation_id text NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE UNLOGGED TABLE public.rate_counters (
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    hits integer NOT NULL
);
CREATE TABLE public.renders (
    owner_id text NOT NULL,
    render_key text NOT NULL,
    result jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.schema_migrations (
    number integer NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sessions (
    account_id text NOT NULL,
    id text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    kind text DEFAULT 'session'::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    CONSTRAINT sessions_kind_check CHECK ((kind = ANY (ARRAY['session'::text, 'token'::text])))
);
CREATE TABLE public.sheet_exports (
    owner_id text NOT NULL,
    id text NOT NULL,
    design_ids text[] NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    file_key text,
    expires_at timestamp with time zone,
    format text DEFAULT 'xlsx'::text NOT NULL,
    CONSTRAINT sheet_exports_format_check CHECK ((format = ANY (ARRAY['xlsx'::text, 'csv'::text])))
);
CREATE TABLE public.sheet_layouts (
    owner_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    file_key text NOT NULL,
    file_name text NOT NULL,
    sheet_name text NOT NULL,
    header_row integer NOT NULL,
    columns jsonb NOT NULL,
    examples jsonb NOT NULL,
    rows_mode text DEFAULT 'replace'::text NOT NULL,
    colour_map jsonb DEFAULT '{}'::jsonb NOT NULL,
    size_map jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sheet_layouts_rows_mode_check CHECK ((rows_mode = ANY (ARRAY['replace'::text, 'below'::text])))
);
CREATE TABLE public.sheet_pictures (
    owner_id text NOT NULL,
    source_key text NOT NULL,
    key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sheet_presets (
    owner_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    settings jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.template_versions (
    owner_id text NOT NULL,
    template_id text NOT NULL,
    version integer NOT NULL,
    definition jsonb NOT NULL,
    mockups jsonb NOT NULL,
    hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.templates (
    owner_id text NOT NULL,
    id text NOT NULL,
    sku text NOT NULL,
    category_id text NOT NULL,
    category jsonb NOT NULL,
    "position" integer NOT NULL,
    version integer NOT NULL,
    search text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    hidden_at timestamp with time zone
);
CREATE TABLE public.upload_parts (
    session_id text NOT NULL,
    part_number integer NOT NULL,
    file text NOT NULL,
    bytes bigint NOT NULL,
    etag text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT upload_parts_part_number_check CHECK (((part_number >= 1) AND (part_number <= 10000)))
);
CREATE TABLE public.upload_sessions (
    id text NOT NULL,
    owner_id text,
    bucket text NOT NULL,
    key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    done_key text,
    done_hash text
);
CREATE TABLE public.uploads (
    owner_id text NOT NULL,
    key text NOT NULL,
    hash text NOT NULL,
    bytes bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    taken_at timestamp with time zone,
    taken_sha256 text
);
INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, 'designs.remove-cover'),
	(2, 'ai-images.generate'),
	(3, 'ai-images.dispatch'),
	(4, 'ai-images.wake'),
	(5, 'ai-images.dispatch-all'),
	(6, 'rendering.prepare-mockups'),
	(7, 'rendering.remove-print-file'),
	(8, 'batches.plan-batch'),
	(9, 'batches.purge-deleted'),
	(10, 'accounts.clean-expired'),
	(11, 'uploads.clean-orphans'),
	(12, 'images.clean-drafts'),
	(13, 'images.find-missing-looks'),
	(14, 'images.remove-orphans'),
	(15, 'images.purge-deleted'),
	(16, 'designs.purge-deleted'),
	(17, 'ai-images.clean'),
	(18, 'rendering.render-design'),
	(19, 'rendering.clean-renders'),
	(20, 'batches.make-cell'),
	(21, 'own-templates.make'),
	(22, 'orders.import'),
	(23, 'orders.forget-pictures'),
	(24, 'orders.purge-originals'),
	(25, 'downloads.pack'),
	(26, 'downloads.expire'),
	(27, 'sheets.export-generic'),
	(28, 'sheets.export-dxm'),
	(29, 'sheets.expire');
INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-26 19:24:08.262879+00', true),
	(2, '2026-11-26 19:24:08.296126+00', false),
	(3, '2026-11-26 19:24:08.30486+00', true),
	(4, '2026-11-26 19:24:08.30882+00', false),
	(5, '2026-11-26 19:24:08.31093+00', false),
	(6, '2026-11-26 19:24:08.36102+00', false),
	(7, '2026-11-26 19:24:08.373379+00', false),
	(8, '2026-11-26 19:24:08.380804+00', false),
	(9, '2026-11-26 19:24:08.407862+00', false),
	(10, '2026-11-26 19:24:08.411153+00', false),
	(11, '2026-11-26 19:24:08.412079+00', true),
	(12, '2026-11-26 19:24:08.593095+00', false),
	(13, '2026-11-26 19:24:08.612114+00', true),
	(14, '2026-11-26 19:24:08.616837+00', true),
	(15, '2026-11-26 19:24:08.618248+00', false),
	(16, '2026-11-26 19:24:08.621186+00', true),
	(17, '2026-11-26 19:24:08.628893+00', false),
	(18, '2026-11-26 19:24:08.632761+00', false),
	(19, '2026-11-26 19:24:08.648916+00', true);
INSERT INTO public.accounts VALUES
	('8qksfhm6grxx00bjexrqqw85', 'first', 'first', 'FRST', NULL, '$argon2id$v=19$m=19456,t=2,p=1$sPjqcApK8PxUACHp+CGYXA$9fz6K9x4pUoqKv5TK76G7L//8ykGLMqh3WawD40gYXA', NULL, '2026-11-26 19:24:14.224632+00');
INSERT INTO public.ai_groups OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', '6fg626qm9vvw9kxtbv5zpzs1', 1, '', '小碎花', '莫兰迪色小碎花', '{"n": 1, "kind": "tile", "size": "256x256", "style": "none", "family": "", "provider": "pattern", "strength": 0.6, "transparent": false, "use_sources": true, "negative_prompt": ""}', '{}', '2026-11-26 19:24:22.344459+00', '2026-11-26 19:24:22.406339+00', NULL);
INSERT INTO public.ai_images OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', 'v1pmtngen6e033wb03c8e278', 1, '6fg626qm9vvw9kxtbv5zpzs1', 'v5hbp9bff0n3gqn2ny3bnxba', 'succeeded', 'pattern', '{"kind": "tile", "style": "none", "family": "", "prompt": "莫兰迪色小碎花", "widthPx": 256, "heightPx": 256, "strength": 0.6, "sourceIds": [], "transparent": false, "providerTitle": {"en": "Built-in pattern engine", "zh": "内置图案引擎"}, "negativePrompt": ""}', 7, 'flower', 1, 0, 1, NULL, '{}', NULL, 'prv/ai/8qksfhm6grxx00bjexrqqw85/v1pmtngen6e033wb03c8e278-xc1beh80.png', 'pub/ai/he/hed4mmpmd4bj362qwvycfq5j.jpg', '86c2d69e7bec97b232da014352f82fd7ee5b7dda7958c0a6a375c2f5d0491891', 'png', 138082, 256, 256, false, 0, 'CNY', false, NULL, '', NULL, false, '2026-11-26 19:24:22.406339+00', '2026-11-26 19:24:22.433188+00', '2026-11-26 19:24:22.978544+00', NULL);
INSERT INTO public.ai_runs OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', 'v5hbp9bff0n3gqn2ny3bnxba', 1, '6fg626qm9vvw9kxtbv5zpzs1', NULL, '2026-11-26 19:24:22.406339+00');
INSERT INTO public.ai_types VALUES
	('8qksfhm6grxx00bjexrqqw85', 'z4dn3e4dx5fywsce1hzm5ap4', '碎花', '2026-11-26 19:24:22.383437+00');
INSERT INTO public.batch_cells VALUES
	('8qksfhm6grxx00bjexrqqw85', 'wfbke71r3ws5jjdyvc14yedg', 'xv6h6gpqk2ez9151e7q6xz5r:45mzq0e5q9pg4zqdfdrfwh65:photo:one', 1, 1, 'xv6h6gpqk2ez9151e7q6xz5r', '45mzq0e5q9pg4zqdfdrfwh65', 1, 'photo', 'one', 'bag 我的帆布袋 如图', NULL, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "s0-picture", "xMm": 30, "yMm": 30, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "bag", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "xv6h6gpqk2ez9151e7q6xz5r", "opacity": 1, "widthMm": 37.5, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 300, "sourceHeightPx": 400}], "surfaceId": "front"}]}', 'ae90bb520c24337d8d98786af2b7f3b5e8c2d62b84e05f2de9f6d188e6cd9561', 203, NULL, '[]', 'done', false, 'zbe4v45fnkx53ws3fy5jrtyy', NULL, 'none', '2026-11-26 19:24:22.457405+00', '2026-11-26 19:24:23.12066+00', 10),
	('8qksfhm6grxx00bjexrqqw85', 'wfbke71r3ws5jjdyvc14yedg', 'kwmqze795kwbww9smhd4mzwv:45mzq0e5q9pg4zqdfdrfwh65:photo:one', 0, 1, 'kwmqze795kwbww9smhd4mzwv', '45mzq0e5q9pg4zqdfdrfwh65', 1, 'photo', 'one', 'star 我的帆布袋 如图', NULL, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "s0-picture", "xMm": 30, "yMm": 30, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "star", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 1, "widthMm": 50, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 600, "sourceHeightPx": 600}], "surfaceId": "front"}]}', '2cf45a7f2e2731c78b507a1205690e6a2f996ade4d9cbd02385e4345dc66f6c2', 304, 'warning', '[{"id": "semi-transparent", "mend": null, "params": {"layer": "star", "surfaceEn": "Print area", "surfaceZh": "印刷面", "opacityPercent": 100}, "layerId": "s0-picture", "severity": "warning", "surfaceId": "front"}]', 'done', false, 'j3hp03vzrqstbknrwtq0b0jy', NULL, 'none', '2026-11-26 19:24:22.451156+00', '2026-11-26 19:24:23.044638+00', 9);
INSERT INTO public.batch_images VALUES
	('8qksfhm6grxx00bjexrqqw85', 'wfbke71r3ws5jjdyvc14yedg', 0, 'kwmqze795kwbww9smhd4mzwv'),
	('8qksfhm6grxx00bjexrqqw85', 'wfbke71r3ws5jjdyvc14yedg', 1, 'xv6h6gpqk2ez9151e7q6xz5r');
INSERT INTO public.batches OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', 'wfbke71r3ws5jjdyvc14yedg', 1, '夏季上新', 'FRST', 'finished', '{"rule": {"fit": "contain", "tile": {"gapMm": 0, "widthMm": 60, "arrangement": "grid"}, "scale": 1, "anchor": "centre", "marginMm": 5, "background": null, "rotateToFit": false}, "bleed": false, "cells": [], "columns": [{"size_id": "one", "surfaces": ["front"], "colour_id": "photo", "template_id": "45mzq0e5q9pg4zqdfdrfwh65"}], "sku_rule": "", "image_ids": ["kwmqze795kwbww9smhd4mzwv", "xv6h6gpqk2ez9151e7q6xz5r"], "name_rule": "{image} {template} {colour}", "image_tids": [], "ai_group_ids": [], "surface_rules": {}}', 1, 2, 1, 2, 0, 0, 2, 0, 0, 'agszmbja883g430kqpnjypk2', NULL, NULL, false, '2026-11-26 19:24:22.323035+00', '2026-11-26 19:24:23.12066+00');
INSERT INTO public.design_counters VALUES
	('8qksfhm6grxx00bjexrqqw85', 6);
INSERT INTO public.design_images VALUES
	('8qksfhm6grxx00bjexrqqw85', 'raz2h1b6s77jswqzc0vy5mf2', 'kwmqze795kwbww9smhd4mzwv', true),
	('8qksfhm6grxx00bjexrqqw85', '4mehthzr61cjxfnf7vxvq0dy', 'kwmqze795kwbww9smhd4mzwv', true),
	('8qksfhm6grxx00bjexrqqw85', 'j3hp03vzrqstbknrwtq0b0jy', 'kwmqze795kwbww9smhd4mzwv', true),
	('8qksfhm6grxx00bjexrqqw85', 'zbe4v45fnkx53ws3fy5jrtyy', 'xv6h6gpqk2ez9151e7q6xz5r', true);
INSERT INTO public.design_shares VALUES
	('8qksfhm6grxx00bjexrqqw85', 'raz2h1b6s77jswqzc0vy5mf2', 'vGEqggsTcg5MdJkFJ0SL-B3TEKWfsj2e', '2026-11-26 19:24:20.946363+00');
INSERT INTO public.design_versions VALUES
	('8qksfhm6grxx00bjexrqqw85', 'raz2h1b6s77jswqzc0vy5mf2', 1, 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "11oz", "colourId": "white", "surfaces": [{"layers": [{"id": "picture", "xMm": 60, "yMm": 41, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "图", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 1, "widthMm": 50, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 600, "sourceHeightPx": 600}, {"id": "words-名字", "fit": "shrink", "xMm": 140, "yMm": 41, "kind": "text", "name": "名字", "text": "小红", "align": "center", "blend": "normal", "colour": "#B42318", "fontId": "noto-sans-sc-700", "hidden": false, "locked": false, "shadow": null, "stroke": {"colour": "#FFFFFF", "widthMm": 0.6}, "opacity": 1, "widthMm": 70, "heightMm": 24, "fontSizeMm": 9, "lineHeight": 1.2, "rotationDeg": 5, "verticalAlign": "middle", "letterSpacingEm": 0}], "surfaceId": "wrap"}]}', '2026-11-26 19:24:16.726881+00'),
	('8qksfhm6grxx00bjexrqqw85', '4mehthzr61cjxfnf7vxvq0dy', 1, 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "picture", "xMm": 30, "yMm": 24, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "图", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 0.9, "widthMm": 40, "heightMm": 40, "rotationDeg": 12, "sourceWidthPx": 600, "sourceHeightPx": 600}, {"id": "words-字", "fit": "shrink", "xMm": 30, "yMm": 50, "kind": "text", "name": "字", "text": "Slow 慢慢来", "align": "center", "blend": "normal", "colour": "#B42318", "fontId": "zcool-xiaowei-400", "hidden": false, "locked": false, "shadow": null, "stroke": null, "opacity": 1, "widthMm": 50, "heightMm": 12, "fontSizeMm": 9, "lineHeight": 1.2, "rotationDeg": 0, "verticalAlign": "middle", "letterSpacingEm": 0.04}], "surfaceId": "front"}]}', '2026-11-26 19:24:16.760972+00'),
	('8qksfhm6grxx00bjexrqqw85', '5tk2sysg5tzg6qpnmzhdzxvk', 1, 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "words-字", "fit": "shrink", "xMm": 30, "yMm": 30, "kind": "text", "name": "字", "text": "gone", "align": "center", "blend": "normal", "colour": "#B42318", "fontId": "noto-sans-sc-700", "hidden": false, "locked": false, "shadow": null, "stroke": null, "opacity": 1, "widthMm": 50, "heightMm": 12, "fontSizeMm": 9, "lineHeight": 1.2, "rotationDeg": 0, "verticalAlign": "middle", "letterSpacingEm": 0}], "surfaceId": "front"}]}', '2026-11-26 19:24:16.926634+00'),
	('8qksfhm6grxx00bjexrqqw85', '4mehthzr61cjxfnf7vxvq0dy', 2, 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "picture", "xMm": 30, "yMm": 24, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "图", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 1, "widthMm": 40, "heightMm": 40, "rotationDeg": 12, "sourceWidthPx": 600, "sourceHeightPx": 600}, {"id": "words-字", "fit": "shrink", "xMm": 30, "yMm": 50, "kind": "text", "name": "字", "text": "Slow 慢慢来", "align": "center", "blend": "normal", "colour": "#B42318", "fontId": "zcool-xiaowei-400", "hidden": false, "locked": false, "shadow": null, "stroke": null, "opacity": 1, "widthMm": 50, "heightMm": 12, "fontSizeMm": 9, "lineHeight": 1.2, "rotationDeg": 0, "verticalAlign": "middle", "letterSpacingEm": 0.04}], "surfaceId": "front"}]}', '2026-11-26 19:24:20.702039+00'),
	('8qksfhm6grxx00bjexrqqw85', 'j3hp03vzrqstbknrwtq0b0jy', 1, 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "s0-picture", "xMm": 30, "yMm": 30, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "star", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 1, "widthMm": 50, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 600, "sourceHeightPx": 600}], "surfaceId": "front"}]}', '2026-11-26 19:24:22.453525+00'),
	('8qksfhm6grxx00bjexrqqw85', 'zbe4v45fnkx53ws3fy5jrtyy', 1, 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "s0-picture", "xMm": 30, "yMm": 30, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "bag", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "xv6h6gpqk2ez9151e7q6xz5r", "opacity": 1, "widthMm": 37.5, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 300, "sourceHeightPx": 400}], "surfaceId": "front"}]}', '2026-11-26 19:24:22.464789+00');
INSERT INTO public.designs VALUES
	('8qksfhm6grxx00bjexrqqw85', '5tk2sysg5tzg6qpnmzhdzxvk', 3, 'FRST-000003', '删掉的', '45mzq0e5q9pg4zqdfdrfwh65', 1, 'own', 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "words-字", "fit": "shrink", "xMm": 30, "yMm": 30, "kind": "text", "name": "字", "text": "gone", "align": "center", "blend": "normal", "colour": "#B42318", "fontId": "noto-sans-sc-700", "hidden": false, "locked": false, "shadow": null, "stroke": null, "opacity": 1, "widthMm": 50, "heightMm": 12, "fontSizeMm": 9, "lineHeight": 1.2, "rotationDeg": 0, "verticalAlign": "middle", "letterSpacingEm": 0}], "surfaceId": "front"}]}', '删掉的
FRST-000003
我的帆布袋
我的帆布袋', NULL, 'done', NULL, '{"mockups": [{"key": "pub/renders/68/680dab15952be1f9659d957f222fc5fc2786cb025951500bba66c1d2b8c19b0d.jpg", "mockup_id": "photo"}], "findings": [], "print_files": [{"key": "prv/renders/5b/5b14f4c83e678e6dcb8a7ced50e844d1aa9f1061ff6c36301fa5897567a84892.png", "bytes": 9804, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', 1, 'qp3rb3xh91hpg16zy4kfq3dn', NULL, '2026-11-26 19:24:20.916956+00', '2026-11-26 19:24:16.926634+00', '2026-11-26 19:24:16.926634+00', NULL, NULL, NULL, 0),
	('8qksfhm6grxx00bjexrqqw85', 'zbe4v45fnkx53ws3fy5jrtyy', 5, 'FRST-000005', 'bag 我的帆布袋 如图', '45mzq0e5q9pg4zqdfdrfwh65', 1, 'own', 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "s0-picture", "xMm": 30, "yMm": 30, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "bag", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "xv6h6gpqk2ez9151e7q6xz5r", "opacity": 1, "widthMm": 37.5, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 300, "sourceHeightPx": 400}], "surfaceId": "front"}]}', 'bag 我的帆布袋 如图
FRST-000005
我的帆布袋
我的帆布袋', NULL, 'done', NULL, '{"mockups": [{"key": "pub/renders/e3/e31d5387358249ee95836ac909c917f29c6331314981fac6f840b79ec016fe80.jpg", "mockup_id": "photo"}], "findings": [], "print_files": [{"key": "prv/renders/61/615b7ffabef90bfd386b4138092fd8494a35490047a2f7b4fbd55a1b5f3c9d34.png", "bytes": 25097, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', 1, NULL, 'batch:wfbke71r3ws5jjdyvc14yedg:ae90bb520c24337d8d98786af2b7f3b5', NULL, '2026-11-26 19:24:22.464789+00', '2026-11-26 19:24:22.464789+00', NULL, NULL, 'wfbke71r3ws5jjdyvc14yedg', 0),
	('8qksfhm6grxx00bjexrqqw85', '4mehthzr61cjxfnf7vxvq0dy', 2, 'FRST-000002', '星星布袋', '45mzq0e5q9pg4zqdfdrfwh65', 1, 'own', 2, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "picture", "xMm": 30, "yMm": 24, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "图", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 1, "widthMm": 40, "heightMm": 40, "rotationDeg": 12, "sourceWidthPx": 600, "sourceHeightPx": 600}, {"id": "words-字", "fit": "shrink", "xMm": 30, "yMm": 50, "kind": "text", "name": "字", "text": "Slow 慢慢来", "align": "center", "blend": "normal", "colour": "#B42318", "fontId": "zcool-xiaowei-400", "hidden": false, "locked": false, "shadow": null, "stroke": null, "opacity": 1, "widthMm": 50, "heightMm": 12, "fontSizeMm": 9, "lineHeight": 1.2, "rotationDeg": 0, "verticalAlign": "middle", "letterSpacingEm": 0.04}], "surfaceId": "front"}]}', '星星布袋
FRST-000002
我的帆布袋
我的帆布袋', NULL, 'done', NULL, '{"mockups": [{"key": "pub/renders/2b/2ba047e856f59e6dd5f1e895c67a1dd9db2b7c57c170560f50b4e6d0e049c705.jpg", "mockup_id": "photo"}], "findings": [{"id": "crosses-safe-line", "text": "“图”离印刷边缘仅 0.3 mm，越过安全线，印刷偏移时可能不完整。请移到安全区内，图片也可铺满到边缘之外。", "severity": "warning"}, {"id": "semi-transparent", "text": "图片“图”含有半透明像素，直喷或烫画打底后边缘会发白、起毛。请改用边缘清晰的图片。", "severity": "warning"}], "print_files": [{"key": "prv/renders/25/255cfbe5be9bf074759394aa82a87f26a4f2ada1ef4fe55d33572022b0e3f590.png", "bytes": 27980, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', 2, 'cn7h18acwcfxkxb7z43g0xfq', NULL, NULL, '2026-11-26 19:24:16.760972+00', '2026-11-26 19:24:20.702039+00', NULL, NULL, NULL, 0),
	('8qksfhm6grxx00bjexrqqw85', 'raz2h1b6s77jswqzc0vy5mf2', 1, 'FRST-000001', '名字杯', 'tpl-08cbda3f399ae668', 1, 'drinkware', 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "11oz", "colourId": "white", "surfaces": [{"layers": [{"id": "picture", "xMm": 60, "yMm": 41, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "图", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 1, "widthMm": 50, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 600, "sourceHeightPx": 600}, {"id": "words-名字", "fit": "shrink", "xMm": 140, "yMm": 41, "kind": "text", "name": "名字", "text": "小红", "align": "center", "blend": "normal", "colour": "#B42318", "fontId": "noto-sans-sc-700", "hidden": false, "locked": false, "shadow": null, "stroke": {"colour": "#FFFFFF", "widthMm": 0.6}, "opacity": 1, "widthMm": 70, "heightMm": 24, "fontSizeMm": 9, "lineHeight": 1.2, "rotationDeg": 5, "verticalAlign": "middle", "letterSpacingEm": 0}], "surfaceId": "wrap"}]}', '名字杯
FRST-000001
11oz 白瓷马克杯
11 oz white ceramic mug', NULL, 'done', NULL, '{"mockups": [{"key": "pub/renders/72/723ea6d4a46bf6c933b8736f95df2bf697fdc8c35fffb005e0c38c6260c06592.jpg", "mockup_id": "mug-pair"}, {"key": "pub/renders/7a/7a3f505f18aed79b347921eef72156d791f020af8cd03a11900dbed9d7e58766.jpg", "mockup_id": "mug-table"}], "findings": [], "print_files": [{"key": "prv/renders/99/990cf89fb6a3ea12b23c161330c3bf4e2d4200aacecf79569a83350152522c36.png", "bytes": 88586, "parity": 0.182, "width_px": 2362, "height_px": 969, "surface_id": "wrap"}]}', 1, '865cvbx7qpsmn4tj5rrgy6fe', NULL, NULL, '2026-11-26 19:24:16.726881+00', '2026-11-26 19:24:16.726881+00', NULL, NULL, NULL, 4),
	('8qksfhm6grxx00bjexrqqw85', 'j3hp03vzrqstbknrwtq0b0jy', 4, 'FRST-000004', 'star 我的帆布袋 如图', '45mzq0e5q9pg4zqdfdrfwh65', 1, 'own', 1, '{"print": {"bleed": false}, "format": 2, "sizeId": "one", "colourId": "photo", "surfaces": [{"layers": [{"id": "s0-picture", "xMm": 30, "yMm": 30, "crop": {"x": 0, "y": 0, "width": 1, "height": 1}, "kind": "image", "name": "star", "blend": "normal", "flipX": false, "flipY": false, "hidden": false, "locked": false, "imageId": "kwmqze795kwbww9smhd4mzwv", "opacity": 1, "widthMm": 50, "heightMm": 50, "rotationDeg": 0, "sourceWidthPx": 600, "sourceHeightPx": 600}], "surfaceId": "front"}]}', 'star 我的帆布袋 如图
FRST-000004
我的帆布袋
我的帆布袋', NULL, 'done', NULL, '{"mockups": [{"key": "pub/renders/c3/c3694ccfa2bf176ffae98f01dadfc6a3762efc01119b5e7a95e090e7e6487d5d.jpg", "mockup_id": "photo"}], "findings": [{"id": "semi-transparent", "text": "图片“star”含有半透明像素，直喷或烫画打底后边缘会发白、起毛。请改用边缘清晰的图片。", "severity": "warning"}], "print_files": [{"key": "prv/renders/7e/7e79943814607b9cf09ab01d05e1bc67b0a41344739cfed7504681992c25d4c3.png", "bytes": 13845, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', 1, NULL, 'batch:wfbke71r3ws5jjdyvc14yedg:2cf45a7f2e2731c78b507a1205690e6a', NULL, '2026-11-26 19:24:22.453525+00', '2026-11-26 19:24:22.453525+00', NULL, NULL, 'wfbke71r3ws5jjdyvc14yedg', 0);
INSERT INTO public.downloads OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', 'rbp7t8hkp0as3fq3z83395nk', 2, '生产图_20261127_2件', 'v3585vsfyvx338qcxz1q5ebh', '{raz2h1b6s77jswqzc0vy5mf2,4mehthzr61cjxfnf7vxvq0dy}', '{print,mockup}', 'png', '{sku}_{name}/{kind}_{surface}', 'prv/downloads/8qksfhm6grxx00bjexrqqw85/rbp7t8hkp0as3fq3z83395nk.zip', 305164, '2026-11-26 19:24:24.762723+00', '2026-12-03 19:24:25.076791+00', 0, '[{"key": "prv/downloads/8qksfhm6grxx00bjexrqqw85/rbp7t8hkp0as3fq3z83395nk.zip", "name": "生产图_20261127_2件.zip", "bytes": 305164}]', 0, 0, '[]', NULL),
	('8qksfhm6grxx00bjexrqqw85', 'fjyvkr57fpw1g5a66fmvtxy6', 1, '订单生产图_20261127_4件', '3ehkq3jna4vtzhp1h44wvhcz', '{gv0jgxrtp59vxb8mf4ht1hfc,4v34hgp097798g6727bp1mws,63et8sv5zfrqwf9nb9xxgyps,jhky716kjgjpmjmg4t1dtttz}', '{print}', 'png', '{sku}_{name}/{kind}_{surface}', 'prv/downloads/8qksfhm6grxx00bjexrqqw85/fjyvkr57fpw1g5a66fmvtxy6.zip', 636159, '2026-11-26 19:24:24.676656+00', '2026-12-03 19:24:26.548117+00', 0, '[{"key": "prv/downloads/8qksfhm6grxx00bjexrqqw85/fjyvkr57fpw1g5a66fmvtxy6.zip", "name": "订单生产图_20261127_4件.zip", "bytes": 636159}]', 0, 0, '[]', 'aryy91byrkxx0gcbpn9brdpw');
INSERT INTO public.dxm_exports OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', '53trf7sb86cy0gmtj42ke08e', 1, '店小秘_Temu_20261127_1件', '8jg0wwq3wae0hkq81m3xy4wp', '{"own": null, "layout": {"id": "dxm.popTemu.create.v51", "kind": "standard", "name": {"en": "Temu semi-managed · 51 columns", "zh": "Temu 半托管 · 51 列"}, "rules": {"maxTitle": 250, "maxImages": 10, "maxVariants": 20, "minSquarePx": 800}, "joiner": "\n", "columns": [{"type": "text", "field": "title_zh", "header": "*产品标题", "required": true}, {"type": "text", "field": "title_en", "header": "*英文标题", "required": true}, {"type": "text", "field": "description", "header": "产品描述", "required": false}, {"type": "text", "field": "product_code", "header": "产品货号", "required": false}, {"type": "text", "field": "axis1_name", "header": "*变种属性名称一", "required": true}, {"type": "text", "field": "axis1_value", "header": "*变种属性值一", "required": true}, {"type": "text", "field": "axis2_name", "header": "变种属性名称二", "required": false}, {"type": "text", "field": "axis2_value", "header": "变种属性值二", "required": false}, {"type": "text", "field": "preview_image", "header": "预览图", "required": false}, {"type": "number", "field": "price", "header": "*申报价格\n(店铺币种)", "required": true}, {"type": "text", "field": "sku", "header": "SKU货号", "required": false}, {"type": "number", "field": "length_cm", "header": "*长（cm）", "required": true}, {"type": "number", "field": "width_cm", "header": "*宽（cm）", "required": true}, {"type": "number", "field": "height_cm", "header": "*高（cm）", "required": true}, {"type": "number", "field": "weight_g", "header": "*重量（g）", "required": true}, {"type": "text", "field": null, "header": "识别码类型", "required": false}, {"type": "text", "field": null, "header": "识别码", "required": false}, {"type": "text", "field": null, "header": "站外产品链接", "required": false}, {"type": "text", "field": "images", "header": "*轮播图", "required": true}, {"type": "text", "field": "material_image", "header": "*产品素材图", "required": true}, {"type": "text", "field": "packing_shape", "header": "外包装形状", "required": false}, {"type": "text", "field": "packing_type", "header": "外包装类型", "required": false}, {"type": "text", "field": null, "header": "外包装图片", "required": false}, {"type": "text", "field": "list_price", "header": "建议售价（USD）", "required": false}, {"type": "number", "field": "stock", "header": "库存", "required": false}, {"type": "text", "field": "lead_days", "header": "发货时效（天）", "required": false}, {"type": "text", "field": "custom", "header": "是否定制品", "required": false}, {"type": "text", "field": null, "header": "产品视频url", "required": false}, {"type": "text", "field": null, "header": "描述视频url", "required": false}, {"type": "text", "field": null, "header": "产品说明书", "required": false}, {"type": "text", "field": null, "header": "说明书语种", "required": false}, {"type": "text", "field": null, "header": "SKU分类类型", "required": false}, {"type": "text", "field": null, "header": "SKU分类数量", "required": false}, {"type": "text", "field": null, "header": "SKU分类单位", "required": false}, {"type": "text", "field": null, "header": "是否独立包装", "required": false}, {"type": "text", "field": null, "header": "单品净含量", "required": false}, {"type": "text", "field": null, "header": "单品净含量单位", "required": false}, {"type": "text", "field": null, "header": "内计共含件数", "required": false}, {"type": "text", "field": null, "header": "是否同品", "required": false}, {"type": "text", "field": null, "header": "总净含量", "required": false}, {"type": "text", "field": null, "header": "总净含量单位", "required": false}, {"type": "text", "field": null, "header": "包装清单", "required": false}, {"type": "text", "field": null, "header": "包装清单数量", "required": false}, {"type": "text", "field": null, "header": "是否敏感属性", "required": false}, {"type": "text", "field": null, "header": "敏感属性值", "required": false}, {"type": "text", "field": null, "header": "储电容量", "required": false}, {"type": "text", "field": null, "header": "刀具长度", "required": false}, {"type": "text", "field": null, "header": "刀刃角度", "required": false}, {"type": "text", "field": null, "header": "液体容量", "required": false}, {"type": "text", "field": null, "header": "来源URL", "required": false}, {"type": "text", "field": "origin", "header": "产地", "required": false}], "version": 1, "fileStem": "店小秘_Temu", "platform": "temu", "sheetName": "导入模板", "hasExample": true}}', '', '{"sku": "{design}-{blank}-{colour}-{size}", "shop": "", "site": "", "brand": "", "stock": 100, "custom": "", "origin": "", "currency": "CNY", "language": "zh", "title_en": "{name} {title}", "title_zh": "{name} {title}", "variants": "all", "weight_g": null, "width_cm": null, "axis_size": "尺码", "height_cm": null, "lead_days": null, "length_cm": null, "price_add": 0, "row_limit": 1000, "warehouse": "", "attributes": "", "axis_colour": "颜色", "category_id": "", "image_order": [], "extra_images": [], "packing_type": "", "price_ending": "none", "price_factor": 1, "packing_shape": "", "package_contents": "", "list_price_factor": 0, "shipping_template": "", "description_images": false, "list_price_currency": "USD"}', '{raz2h1b6s77jswqzc0vy5mf2}', '{unique-titles}', '{}', 'skip', 'first', 1, 1, '[{"key": "prv/sheets/8qksfhm6grxx00bjexrqqw85/53trf7sb86cy0gmtj42ke08e_1.xlsx", "name": "店小秘_Temu_20261127.xlsx", "rows": 1, "bytes": 7049}]', '2026-11-26 19:24:24.805997+00', '2026-12-26 19:24:24.9796+00');
INSERT INTO public.image_counters VALUES
	('8qksfhm6grxx00bjexrqqw85', 3);
INSERT INTO public.image_counts VALUES
	('8qksfhm6grxx00bjexrqqw85', 'thb0e07pnjkbbzzxyzd5veyk', 1, 10149),
	('8qksfhm6grxx00bjexrqqw85', '', 1, 2543);
INSERT INTO public.image_looks VALUES
	('8qksfhm6grxx00bjexrqqw85', 'kwmqze795kwbww9smhd4mzwv', -6831672562632621525, '\xfffffffbeceafbeceafffffffae5e2e47b6ae47b6af9e5e2fcf1eee3725fe3725ffcf1eefefaf9fbece9fbece9fefaf9', DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('8qksfhm6grxx00bjexrqqw85', 'xv6h6gpqk2ez9151e7q6xz5r', 2887370311139873312, '\x9ea3a6b3b6b5b4b6b59fa4a7b8bab8ede9ddeeeadebcbebbb9bbb9efebdef0ecdfbdbebb9da2a5b1b4b3b2b4b39fa3a6', DEFAULT, DEFAULT, DEFAULT, DEFAULT);
INSERT INTO public.image_marks VALUES
	('8qksfhm6grxx00bjexrqqw85', 'gar', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gst', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gta', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'w4', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gr', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gr.', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'g.p', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'h3', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gt', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gpn', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gn', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'w6', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'fpng', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gng', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'h6', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gs', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'ss', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'h9', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'w9', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'a', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'fjpeg', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'h7', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gg.', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'g.j', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'w5', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gj', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'w8', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'h4', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', '', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gpg', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'g.', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gjp', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 't', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gb', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gba', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gag', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'w3', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'w2', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'h8', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'ga', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'sp', 0, B'0010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gg', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'gp', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'tthb0e07pnjkbbzzxyzd5veyk', 0, B'0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'),
	('8qksfhm6grxx00bjexrqqw85', 'u', 0, B'0110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO public.image_types VALUES
	('8qksfhm6grxx00bjexrqqw85', 'thb0e07pnjkbbzzxyzd5veyk', '夏天', '2026-11-26 19:24:16.189216+00', 0);
INSERT INTO public.images VALUES
	('8qksfhm6grxx00bjexrqqw85', 'kwmqze795kwbww9smhd4mzwv', 1, 'thb0e07pnjkbbzzxyzd5veyk', 'star.png', '950cf9151296adb85aeb0c0ad5367f50f8fbf92d563dd807c4f16092ab07e7bb', 'png', 10149, 'prv/img/8qksfhm6grxx00bjexrqqw85/95/950cf9151296adb85aeb0c0ad5367f50f8fbf92d563dd807c4f16092ab07e7bb.png', 'prv/img/8qksfhm6grxx00bjexrqqw85/95/950cf9151296adb85aeb0c0ad5367f50f8fbf92d563dd807c4f16092ab07e7bb.png', 'pub/img/9d/9d8c74aafbf31fd7778962c52bfd7761a2299d2b.webp', 600, 600, true, true, '#f8f8f8', '{}', '2026-11-26 19:24:16.005572+00', NULL, NULL, 'star.png', 3, NULL, NULL, NULL, DEFAULT),
	('8qksfhm6grxx00bjexrqqw85', 'xv6h6gpqk2ez9151e7q6xz5r', 2, '', 'bag.jpg', '91554da6ed68836f599d3bfcdd6c4d1a8a809fb46587a6f3e870bb8f12def99d', 'jpeg', 2543, 'prv/img/8qksfhm6grxx00bjexrqqw85/91/91554da6ed68836f599d3bfcdd6c4d1a8a809fb46587a6f3e870bb8f12def99d.jpg', 'prv/img/8qksfhm6grxx00bjexrqqw85/91/91554da6ed68836f599d3bfcdd6c4d1a8a809fb46587a6f3e870bb8f12def99d-master-2.png', 'pub/img/65/65a28358c0f5db33964d2891534dc106e627f1e2.jpg', 300, 400, false, false, '#e8e8d8', '{turned}', '2026-11-26 19:24:16.170542+00', NULL, NULL, 'bag.jpg', 1, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.operation_counts VALUES
	('8qksfhm6grxx00bjexrqqw85', 12, 0);
INSERT INTO public.operations VALUES
	('8qksfhm6grxx00bjexrqqw85', 'ajtgr6d6zb9r2mmcmk39hvcz', 'own-template', '我的帆布袋', 'succeeded', 1, 1, 0, '', '45mzq0e5q9pg4zqdfdrfwh65', NULL, NULL, '2026-11-26 19:24:16.285567+00', '2026-11-26 19:24:16.641176+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', 'qp3rb3xh91hpg16zy4kfq3dn', 'design-render', '删掉的', 'succeeded', 2, 2, 0, '', '5tk2sysg5tzg6qpnmzhdzxvk', NULL, NULL, '2026-11-26 19:24:16.926634+00', '2026-11-26 19:24:17.732891+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', '865cvbx7qpsmn4tj5rrgy6fe', 'design-render', '名字杯', 'succeeded', 3, 3, 0, '', 'raz2h1b6s77jswqzc0vy5mf2', NULL, NULL, '2026-11-26 19:24:16.726881+00', '2026-11-26 19:24:20.404526+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', 'cn7h18acwcfxkxb7z43g0xfq', 'design-render', '星星布袋', 'succeeded', 2, 2, 0, '', '4mehthzr61cjxfnf7vxvq0dy', NULL, NULL, '2026-11-26 19:24:16.760972+00', '2026-11-26 19:24:22.08505+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', 'v5hbp9bff0n3gqn2ny3bnxba', 'ai-images', '小碎花', 'succeeded', 1, 1, 0, '', '6fg626qm9vvw9kxtbv5zpzs1', NULL, NULL, '2026-11-26 19:24:22.406339+00', '2026-11-26 19:24:22.978544+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', '8jg0wwq3wae0hkq81m3xy4wp', 'sheet-export', '店小秘_Temu_20261127_1件', 'succeeded', 1, 1, 0, '已导出 1 件，1 条提示见“导出问题”表', '53trf7sb86cy0gmtj42ke08e', 'prv/sheets/8qksfhm6grxx00bjexrqqw85/53trf7sb86cy0gmtj42ke08e_1.xlsx', '店小秘_Temu_20261127.xlsx', '2026-11-26 19:24:24.805997+00', '2026-11-26 19:24:24.9796+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', 'agszmbja883g430kqpnjypk2', 'batch', '夏季上新', 'succeeded', 2, 2, 0, '', 'wfbke71r3ws5jjdyvc14yedg', NULL, NULL, '2026-11-26 19:24:22.323035+00', '2026-11-26 19:24:23.12066+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', '89g642v17s5esqcttnaame9t', 'order-import', 'orders.csv', 'succeeded', 4, 4, 0, '新增 4 行', 'aryy91byrkxx0gcbpn9brdpw', NULL, NULL, '2026-11-26 19:24:23.604617+00', '2026-11-26 19:24:23.857006+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', '3daxx2y3q0f2wx7m0q3nh5z6', 'order-import', 'more.csv', 'succeeded', 1, 1, 0, '新增 0 行，更新 1 行', 'b6dhmjeh1dzdqawcx2cgz626', NULL, NULL, '2026-11-26 19:24:24.288632+00', '2026-11-26 19:24:24.377032+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', 'k9qte7v9fx6frst2df9p156x', 'sheet-export', '作品导出 2 件', 'succeeded', 2, 2, 0, '', NULL, 'prv/sheets/8qksfhm6grxx00bjexrqqw85/k9qte7v9fx6frst2df9p156x.xlsx', '作品导出_20261127.xlsx', '2026-11-26 19:24:24.830842+00', '2026-11-26 19:24:25.07595+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', 'v3585vsfyvx338qcxz1q5ebh', 'download', '生产图_20261127_2件', 'succeeded', 2, 2, 0, '', 'rbp7t8hkp0as3fq3z83395nk', 'prv/downloads/8qksfhm6grxx00bjexrqqw85/rbp7t8hkp0as3fq3z83395nk.zip', '生产图_20261127_2件.zip', '2026-11-26 19:24:24.762723+00', '2026-11-26 19:24:25.076791+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', '3ehkq3jna4vtzhp1h44wvhcz', 'download', '订单生产图_20261127_4件', 'succeeded', 4, 4, 0, '', 'fjyvkr57fpw1g5a66fmvtxy6', 'prv/downloads/8qksfhm6grxx00bjexrqqw85/fjyvkr57fpw1g5a66fmvtxy6.zip', '订单生产图_20261127_4件.zip', '2026-11-26 19:24:24.676656+00', '2026-11-26 19:24:26.548117+00', NULL);
INSERT INTO public.order_layouts VALUES
	('8qksfhm6grxx00bjexrqqw85', '8bc108b68779a3074dd310463f23f2191e19ab27e07d9c37e9cf73f9e1daf110', '{"columns": {"sku": [4], "city": [10], "shop": [3], "phone": [13], "country": [8], "address1": [11], "platform": [2], "postcode": [12], "province": [9], "quantity": [5], "packageNo": [0], "recipientName": [7], "externalOrderNo": [1]}, "profile": "dxm-export@1", "personalisation": [{"name": "名字", "column": 6}]}', '', '2026-11-26 19:24:24.288632+00');
INSERT INTO public.order_line_history VALUES
	('8qksfhm6grxx00bjexrqqw85', 'b6dhmjeh1dzdqawcx2cgz626', 'gv0jgxrtp59vxb8mf4ht1hfc', '\x0134de29bea1899b3822b1eb77006b90f8a92516cc17d4650168657f91b45524ce3c398ea2fbc41131946e887f11f1dddad4f5b716c0f9782dcc14f94fcfacd894837475227aee7369c0921d996df17ca0bb0846019efcbd0bbd85474daa82b674147539c518ae04a8d0386618e79022d18dd1c84a0ad1bac96ea841ddc83e0a67de1d33a6497d4af103c1d55625d23a9b5e27511adc8868ba86e2dde46ff98beafeeedffe1c70eb5916c1771416a13cfbf6838026aaf34ad709095a9d9b0e004ce66103c347d333b539988a775c83caa7ccf5f7370469d9b0b10b95bca27e36c50f3c49f9ea810e85697462a8b1dbe7393ea837ee7fa9c05c53af3672a43b2553f55a98b4c590ee2cad232b737f19e8cc3326da4cf9f4d3f5ffb39cb50b3f2906162358b8bc78b9aad16c27b1773b8d6ad275a46a58afb4fa2cfcbf392887cc39a0d4c33f429addd67852f6225634937b4346dd682cfa0fa1ab42483f5668d5871bf4992f6183169adac60b01881bc6e730132672b27b84776887022956004c9d4ef1ea51b6735903fc89e945414f1e60152ff500c358cdb937ed06ac6470a5937c76cb96cba500cc6d6ac6e1f046390d449c7aa022cf89e96e7ffc7b2d8f18902253d59fd7579420e9aa37603937f51469dd550b58d993a79f0fd2cd05406170bf3dbed2f8d55d2fea95f67864bad1cbd7ee8831997870a7c237c96be530c6fb915f6d5c81aeb803628460b945483acd965fd75079b9a33a14ec0894a4c4edc547b4e17f3515150203dbb9a7deaf2c50875fea7d1a4ce749a33405e3ae8a0703d409138d0f30c58fd45ee06ca7106c6beba0b2b7182ab4393a44e733f9df94fb6eabf3f670ca8ba56312e2e03595429e75bd2ea42db331450710a641c76dcfaa3b887005d088e6a765d9ce41794316019fdf03bfc6c1501cc78dffe64b7a8358bbd640bf4193d887687ba33b2a5ebb9b840c3464749388da784179aa98c5253f6abec4d6b84d6b9b72f5ee339a6f64389d05b6b42accf6238def908d6e8aa5eb858dbbf35aa63fde13e95efba6178df96f22b7ab6beeb73603656ffbf47833ca8797df83da7b69ea92f4b0a47f6b5018703acd923b26917cba26fec80d7460b774aa33d172bad00acdfdf3340eef04656593f56e0c672c78e30d98bdd305276c42e53b3babd7c93d4e93852a10adc4115861dd67523c161e27b89e43f1b5bf31074fa18731393e8778cbb4cc6cf736c16635efe8ac9624614a87c6639e2a34ccc7e1576e6acb2a02dd90e9735b04fffac7c9274dee0cb5509a68cb77323abf5d54b3ae82f0db26c57c561f53527d5c71fbea8cd88bd0d345604ef40410d8d1f0671dbfef3cd2f44fd431fb67ca5a7233b4516814c76d348c2f013956d654e1c292de67779ad2f786ea4cc8dd264fc91288cec189bddc5af57c95311edd547c3ddd381bb68ac4e5a45c64dc5622f79ace986591cb57d1f07a8563b72b62817bcbea09ed418cbf2ec5bc63a9592b1304b21d06518ef463bd570083941264c1c37b0e75e082b1de8b3e2565f5d6854d67d80dace2f613a2d54d98c448def2414b21c22578b1f2b0368cd948b5c514ee41465c2f8eb94a10bf2ffcae61c1db55d3a7f15d9b34cd8999ac27bb9529787c744ca05171b8f76bc3f3ced6f7dc4e9188789bf6e6c1e2e855f2da137084c6ba8e447c0124b795cdc2ad52abef9b7cf38849c9e071358f042e992ecb9eba1ea491da7b0880f148b5ba27d3cfd7abd5e98410128492f80ea612a74156b7747caa17c42f9c811b0596b8c289cb1db84e11ca6f7c31ee3fda8556d71cf588b59f6b4807542104a4a8c5074d351ac42fe82230e4cd0d064362c3ac953600e2a820c5c72913a89c390df26d00bf79a89e9ddd335ee106e6fe71918f632d94debc3cddfc36062a4d0d8b74188dd42a370ab30770e94faf3bc6bf15305cfc42ae955aa37dd990688bd3edfd32206dc9d0d9934cabee2b2bc0efeb189552cd2a050cb39d0426c52dabfa457fd03e40a3733d4e024f0551f0d31a65e7d4e9ef7ac503d8917dcc070ab83bd76ab36779a49a3fb066d39afda7acf325d23c3ec33c1e4f8a66b447b33ea487866555597c5c7c5af8b36bfd313092ed3d63649de1b8f155bb4f1c1e81ecd3ee7774457d176845cc6d55cc50793c4f1fdc4ec5f882a1c50ea04cf393d7cf7627132e0c1deb0335a4201ed5d626581e94c47f00ae70c5a708fbe847aec3a6d0554ea274e862d67ff9883de8270ffd290fe49536a0a6dd3c1c4dde417fbd97b2e5cb95854768e842d8157475a6307442b187edef656d8ae67d9fe3c77bd23415e542bcecd2475102dba69ada983d854290d3d9929546b4c441899471aedcde58d6b3f0e4df771270978774fbebb466e0');
INSERT INTO public.order_lines OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', '63et8sv5zfrqwf9nb9xxgyps', 3, 'aryy91byrkxx0gcbpn9brdpw', 4, 'b5f2960900ec9f2366692f7da11af84a0795e84bbdc615227c18c97eee38f0dd', 'temu', '一号店', '900000000000000003', '', 'FRST-000001', '', '', 1, NULL, '', NULL, NULL, 'ready', false, 'raz2h1b6s77jswqzc0vy5mf2', 1, 'tpl-08cbda3f399ae668', 1, 'white', '11oz', '5c505bcb8fe00bbf2cab166ffb51da5dbf238944cf0876737d462a6288dde571', true, '\x01378c56e08be7795c61e06aa549516a24aa61839c9082ba52824ce4ab8db33551fb7e9ab8a485a1f9dcac8ab73e7267d56b6f1fb114cca913e02327d5179dd9b3eb9cac1c76c274a1ff7fe50b887d2d76301ea6e19964459c6cbc833e48257f1f5e44bd226f79d435bbfdb73a49660399efe359f20989c8376f7ae3dbb9f0075a4c840bfe9a41ffc3b77e7c885a4e3a19978d59f40cb20ef230d4f7b894101fd0a316bbfa10b57a2f53576122f86815e908e3b8ff1742dc0690d1cce9f4d5e6829d54db1c49268e21aea8f4b1c3ccfc840f0b2fc9eb8cf8e4a7d61bc27d91fb4b3bf57c060ed76006298fc0e272708055e9996422f538fe75d267d848d1fb65692d2a9e69262d5d363799a73421d79a9158332ae9fa4ddcd3e040db4838eb27cd751e7802d43882f8dba8db4cc6c8a6d61687690691f23019792124282022b0a036a3d64f77d592155e1bc21b71ca9d09768f87bf2f91170819f0e67cbe29e80f0f513525161bde88f5c9b69812949cdac2acbd08ab9a6b080eb06a851b7ff6ca7af503d9e30306937e236e1e45bb321cfc9e29841063be62d882522ffb3686f7e365552e2fda1f0239a58a1f9b88fb570608d49fc4b82ef7a82632e2ad7bbfcd0f236385303ea657c09d557b278937a2d4ea3b48c344f4946ca3bd0126d8229dbc4a6a288e5701cc629997bf756eb8f5d0308aee26049d726223bac7000e52bc655a5fb29adb8b9e00051be7ebd1d6dd94db8d75b15ded527ad20090edd31325410cde2136ed24252c44a8652a7bce54697bf835d95df127d89e7165f0530feeb2279cf427ef43a3b8f3e730eb7143bd32', '900000000000000003
FRST-000001
FRST-000001
名字杯', NULL, NULL, '2026-11-26 19:24:23.739225+00', '2026-11-26 19:24:23.739225+00'),
	('8qksfhm6grxx00bjexrqqw85', 'gv0jgxrtp59vxb8mf4ht1hfc', 1, 'aryy91byrkxx0gcbpn9brdpw', 2, '3e1e40a4435beff816a4dd0832f5e0991c2800b71493601aa16abf0cb8ebf035', 'temu', '一号店', '900000000000000001', '', 'FRST-000001', '', '', 5, NULL, '', NULL, NULL, 'ready', false, 'raz2h1b6s77jswqzc0vy5mf2', 1, 'tpl-08cbda3f399ae668', 1, 'white', '11oz', '5c505bcb8fe00bbf2cab166ffb51da5dbf238944cf0876737d462a6288dde571', true, '\x01a657ba450a6fb9d2b400e687cc0395a972251cef08d1b3ce57edf7f2ab93954d7ec95d6f5292b196f31fc4da6bcad50d60af78a52a4b0abbb54bcb8446921713fe43126e72fe1869e2d720685eb358eadaf8045122f356cfda5596e4db739e982caf858e1775fa91ba681ba31d27dafcc2f37f58573220a0f0be3ee4c478a9e6e91ab3a56793b85f6e1b6e687c43f1f1f6fabdf73a9b8cc9ab294c9bfadffec0332357b35cc0900e3e77caf40329c4ab4eaa949edfd1cd8732c3cfbedb9f007a3db47e49bc57613687da99db7447ab25208214759ae5a2e44da03c68a0d73642d9573f051461778a40ffb715a2967c2d28d1e193840989f6ef6687cb75d23570bf5be90106d1448705b1433310bbfd8e22fd89ffbc42800104a1bc0371a8a2da30aa00c510c9305296f99e1fa256dc2c9e71d098593cd683bcf7ddc0f30c3d74f7aca4a8a9b9e9fe31d6893ade153d11094a378d6c39a69a08f2371692b742680e11f1c440a122815b3dd24a3289c59c7e33b13a3fa6f2ba20aa5ff16730a4a10f4b578bb60da53f1ac6a2b868962648412d863433dae60175bddadb2b20bf0a40d9e9a811cfbc49089926a02377555ce6e98976ae764e4b06ae9a8a169a8949f05d0dd6ce2e5bc0cf5c2e2fe7e026b1ca81ca9ea1a7dbf29ef5634c79f9d5b27cad1b4ac49667ce75830a5c4fce19747ea68a115f03373cc13f0e8a48138639744682a64560c0033824d2f58f0159dc58e20e55d8f68008f074a48378c89d50970f2785c718dc79c901e30cad94cdc47693373b39da01b5ff7f4a91899a70096a29dee4ffc76026458c3cb5130e98530c', '900000000000000001
FRST-000001
FRST-000001
名字杯', NULL, NULL, '2026-11-26 19:24:23.739225+00', '2026-11-26 19:24:24.353437+00'),
	('8qksfhm6grxx00bjexrqqw85', '4v34hgp097798g6727bp1mws', 2, 'aryy91byrkxx0gcbpn9brdpw', 3, 'b41e9c2d6648407ad9e3df7315741403479805d084bd6eac7d3a4f3eb8cff9e7', 'temu', '一号店', '900000000000000002', '', 'FRST-000001', '', '', 2, NULL, '', NULL, NULL, 'ready', false, 'raz2h1b6s77jswqzc0vy5mf2', 1, 'tpl-08cbda3f399ae668', 1, 'white', '11oz', '5c505bcb8fe00bbf2cab166ffb51da5dbf238944cf0876737d462a6288dde571', true, '\x01b47e6252fde4e10419582d06eed1ffc8f088cda6102fcc897c45b08f57857519b7f37fc178352d39e67b0a7c6fb84dca7ddee0111aec6dc5ba2c1a320ed64e1ee737aad0bdc56bb6146ef8dfc6192539b820fd08f909bee2226f29fff64183beeccab784059385968d72471899dcd6d774ffd3a3e7f7a20a143120aa086e2f574b6683ef95ed42cbd79bfcee3cf0e49e7ce14d0188366fc7797bce69fb03d6b27f3b4a934da94463af4fca71b20d7b769a64f7461aaebc0e2d61ce45e4191eede50531c700f962501feab00f35409f59d036db1e3b3476c3b9c59de1e4b7072c1480bfbe347b462850ba0cf76f4217491e64fcff2d1d1c1f36fda8475c8765bc77820c458a38dcaf44d1e5d25fd801d291923e901a523a55fdcb08948b32c42e94d11b181ecd39405c12edf69dc2df3378d756bf66e7467bc68a463360e04e067450985b8ec4e7bd9b16ade3d3dbfab186b4756d0580898a5851a7a823222122e667ed2119442968225e142aa200e9588dfac3d834da46cbe6af9f1e1053e0e19427d4e316e115e7e74ffc58c30200ac501466720c25b345cd43982ccb6a93e314178a95f1d74598210d901c2ef38ad89ba24ce19475fdea52a720c6a1aa9d101e9ac975fa3d63b98601a2233e8ea82c5cf5b66a99eaa752beb186fd9d7f896721b5c79c6e0c2c8adf782c07b472fbe4d351bf0d916d106687592d9554f11a614f8c8a55b270be47e631c01da2506e0dcb4a011e61630f9de558299813def85017ec39285ed57f016f708f9fe73fb169e68f2339e361306d3c4246e065056e7b831e32bd4057d014fcad7f20317d95a9cf', '900000000000000002
FRST-000001
FRST-000001
名字杯', NULL, NULL, '2026-11-26 19:24:23.739225+00', '2026-11-26 19:24:23.739225+00'),
	('8qksfhm6grxx00bjexrqqw85', 'jhky716kjgjpmjmg4t1dtttz', 4, 'aryy91byrkxx0gcbpn9brdpw', 5, 'ac07b1ba5fae6d51ba716d429f8892233cf79435d80758b70b6931f03e25d094', 'temu', '一号店', '900000000000000004', '', 'OLD-MUG-7', '', '', 1, NULL, '', NULL, NULL, 'ready', false, 'raz2h1b6s77jswqzc0vy5mf2', 1, 'tpl-08cbda3f399ae668', 1, 'white', '11oz', '5c505bcb8fe00bbf2cab166ffb51da5dbf238944cf0876737d462a6288dde571', true, '\x01107823686e499fe0c0df77b5bf1ebfa9a01ba1b830b4f1e6da1a1be5ebeb8a321c5a1caf77869fece3fa6e85581dc0d9e5c888e99c2a791b3570344681fcbc70f281a2394d8fb84f08434515061cc2934a94f0db8a855806fd3a68a1a0aa523902eb0950c95d08bb293466b39f47618d0f1a696aee1448958dbbc93c3c06650b0a0cdb001c5d389e1b9234a4c170921bc4bc25b490707ac4bb268f56c94e99ca71782e3281b9b165d3a0f8aed6726c41640866aaf34522f536bbc6a0ecab0646bf8fbda673ab41cb88df2902086175aa7786394d9669dca832c125671641004c8d197fafbf47974b553be153dc40298f1bacae7d0b811ccc1d51f788ebece9471b0025ab26b8fd2ef59ac5bb9eb75594d6c38ff1d28d17a6271d6bb7130842c3cf741133673090f933478fbfb95539b501b50b161b1c1bd72d5906473471422899c19756fed5538bc17e2255c7abf9f63df57ae8105d8900b7ca9e1bbd9f08e29b85ba5e0c69181e89b7f13005d78dfbd280b3e865f047e64f5300432d650cf9635e241bb526bdfdddc8f9d1a93de69d1043d5461f93f9f4834cee73e4743a8417fcf5e58bf1e85e8dba44368465e0f6c3aeb8ff1df5478b973ae4718b448de9ad2ffe4f49a25d41ceb300e56bcaa373028fcd7bcdef7130305bb082be2dc4ae60c197a673ca6a13ca6a841eaa6a11a7e562c6e16b2ed34409f843cf8bba4cb1361e86e9ae4db75f37ee5540664da6c3f0e8f98d0fe4f022b7941f6a812de74b0223dea2a27a3a152cfa0e3d0e3ad411abf8b0df22bd1baf451dff014460dff767d994b0f3e94130d2c48ab55f2dc6', '900000000000000004
OLD-MUG-7
FRST-000001
名字杯', NULL, NULL, '2026-11-26 19:24:23.739225+00', '2026-11-26 19:24:23.739225+00');
INSERT INTO public.order_logs OVERRIDING SYSTEM VALUE VALUES
	('8qksfhm6grxx00bjexrqqw85', 'aryy91byrkxx0gcbpn9brdpw', 1, 'n8b902c3mepfwqwms98ysgca', 'orders.csv', 675, 'ba60f1cc3ac4eeef1002ef8d791a596acde9089f5e3369823dae6be50ebbb91f', 'csv', 'utf-8', '', '["包裹号", "订单号", "平台渠道", "店铺账号", "SKU", "单个产品数量", "定制-名字", "收货人姓名", "国家二字码", "收货人州/省", "收货人城市", "地址1", "邮编", "收货人电话"]', '{"columns": {"sku": [4], "city": [10], "shop": [3], "phone": [13], "country": [8], "address1": [11], "platform": [2], "postcode": [12], "province": [9], "quantity": [5], "packageNo": [0], "recipientName": [7], "externalOrderNo": [1]}, "profile": "dxm-export@1", "personalisation": [{"name": "名字", "column": 6}]}', '', 'right', 'skip', 'done', '89g642v17s5esqcttnaame9t', 'first', 1, 4, 4, 0, 0, 0, 0, 0, 4, 0, NULL, '2026-11-26 19:24:23.604617+00'),
	('8qksfhm6grxx00bjexrqqw85', 'b6dhmjeh1dzdqawcx2cgz626', 2, '0x9841v2294x289ne8x21zqf', 'more.csv', 302, 'daee2f85494fb1ee1c5c88af7d5c8260ff37610fcb7d2b4dda9f958c859ac66c', 'csv', 'utf-8', '', '["包裹号", "订单号", "平台渠道", "店铺账号", "SKU", "单个产品数量", "定制-名字", "收货人姓名", "国家二字码", "收货人州/省", "收货人城市", "地址1", "邮编", "收货人电话"]', '{"columns": {"sku": [4], "city": [10], "shop": [3], "phone": [13], "country": [8], "address1": [11], "platform": [2], "postcode": [12], "province": [9], "quantity": [5], "packageNo": [0], "recipientName": [7], "externalOrderNo": [1]}, "profile": "dxm-export@1", "personalisation": [{"name": "名字", "column": 6}]}', '', 'right', 'update', 'done', '3daxx2y3q0f2wx7m0q3nh5z6', 'first', 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, NULL, '2026-11-26 19:24:24.288632+00');
INSERT INTO public.order_skus VALUES
	('8qksfhm6grxx00bjexrqqw85', 'OLD-MUG-7', 'raz2h1b6s77jswqzc0vy5mf2', 'white', '11oz', '2026-11-26 19:24:23.271924+00');
INSERT INTO public.order_upload_chunks VALUES
	('8qksfhm6grxx00bjexrqqw85', 'n8b902c3mepfwqwms98ysgca', 0, 2, '\x01d4a4e73e069cd72b52f12d7bfb1a935d41f39e26d80cf4855cc1ce9af9c50e9fac115bed7b5b04d61d8fb30ea062ec5e09cd5d2c3da2aa210d1fa21137d0d9ecb2c6e385935986efe9e2fbaaa6c90dd45a3d275bbbda2f327048d4195d63397a825ae5d2ae8ac1d34aed07d964230fc86f6a3e6f26f3a4ee2008d510232a6f5b4ec2c2849abce5138dbfa449f46f5dbf049b15d67dfdca81965f432d43c04174bface1775045c9b02badcd155d617c2c82c1dfc8fc4f3169e96654e76c208733b1341e583e2db6183709682136dbcee2e42c17103fd5f22819b5a8d89aa989f972b687c180c268e800dc6c76394c68ed4ef7a05c1a224de02a'),
	('8qksfhm6grxx00bjexrqqw85', '0x9841v2294x289ne8x21zqf', 0, 2, '\x0168f0932eb50c84254036164c106347e0f5752cdf74fef4f379673fa575f988129adb77231b7fd35e094eadd0f1601a32cb6eeb315ae72c4341b0f8190f845450c6a5002661fd48a214702da4bd887a41ca0b86e2c3083745d59801726bab96b70b91adec086ea67fe09f3889f88ad1af55766cbac37dd3e89ee16cc0b41c26c9717a46e6acddf75c96e224c1176c469f0bb7624f4712f4bd47ff523fbbd5f838b83f');
INSERT INTO public.order_uploads VALUES
	('8qksfhm6grxx00bjexrqqw85', 'n8b902c3mepfwqwms98ysgca', 'orders.csv', 675, 'ba60f1cc3ac4eeef1002ef8d791a596acde9089f5e3369823dae6be50ebbb91f', 'prv/orders/8qksfhm6grxx00bjexrqqw85/n8b902c3mepfwqwms98ysgca', 'csv', 'utf-8', ',', '[{"name": "", "rows": 5, "columns": 14}]', '', 1, '["包裹号", "订单号", "平台渠道", "店铺账号", "SKU", "单个产品数量", "定制-名字", "收货人姓名", "国家二字码", "收货人州/省", "收货人城市", "地址1", "邮编", "收货人电话"]', 4, '8bc108b68779a3074dd310463f23f2191e19ab27e07d9c37e9cf73f9e1daf110', '[]', '{"columns": {"sku": [4], "city": [10], "shop": [3], "phone": [13], "country": [8], "address1": [11], "platform": [2], "postcode": [12], "province": [9], "quantity": [5], "packageNo": [0], "recipientName": [7], "externalOrderNo": [1]}, "profile": "dxm-export@1", "personalisation": [{"name": "名字", "column": 6}]}', '\x01a40fa4c9c8a5d8fd3504522e43b94ddf9e5fb639d564e49f8198d2324662a6d99400c2d634ba24040ecf7e8ac990bd8feadd6eabc0bed4077e8a9cc16d37e819b0bfbe8650a48ec7a2cc3579ffc0c8153688640e465660a8cfb4', '2026-11-26 19:24:23.32465+00', false, NULL),
	('8qksfhm6grxx00bjexrqqw85', '0x9841v2294x289ne8x21zqf', 'more.csv', 302, 'daee2f85494fb1ee1c5c88af7d5c8260ff37610fcb7d2b4dda9f958c859ac66c', 'prv/orders/8qksfhm6grxx00bjexrqqw85/0x9841v2294x289ne8x21zqf', 'csv', 'utf-8', ',', '[{"name": "", "rows": 2, "columns": 14}]', '', 1, '["包裹号", "订单号", "平台渠道", "店铺账号", "SKU", "单个产品数量", "定制-名字", "收货人姓名", "国家二字码", "收货人州/省", "收货人城市", "地址1", "邮编", "收货人电话"]', 1, '8bc108b68779a3074dd310463f23f2191e19ab27e07d9c37e9cf73f9e1daf110', '[]', '{"columns": {"sku": [4], "city": [10], "shop": [3], "phone": [13], "country": [8], "address1": [11], "platform": [2], "postcode": [12], "province": [9], "quantity": [5], "packageNo": [0], "recipientName": [7], "externalOrderNo": [1]}, "profile": "dxm-export@1", "personalisation": [{"name": "名字", "column": 6}]}', NULL, '2026-11-26 19:24:24.032627+00', false, NULL);
INSERT INTO public.own_templates VALUES
	('8qksfhm6grxx00bjexrqqw85', '45mzq0e5q9pg4zqdfdrfwh65', 'BAG-1', '{"sku": "BAG-1", "name": "我的帆布袋", "marks": {"rows": 1, "points": [[60, 80], [240, 80], [60, 320], [240, 320]], "columns": 1, "cutouts": [], "shading": 1, "widthPx": 300, "heightPx": 400}, "safe_mm": 3, "bleed_mm": 2, "image_id": "xv6h6gpqk2ez9151e7q6xz5r", "weight_g": 120, "width_mm": 60, "height_mm": 60, "price_cents": 1990, "print_method": "dtf", "resolution_dpi": 150}', 'xv6h6gpqk2ez9151e7q6xz5r', 'ajtgr6d6zb9r2mmcmk39hvcz', NULL, '2026-11-26 19:24:16.285567+00', '2026-11-26 19:24:16.285567+00');
INSERT INTO public.renders VALUES
	('8qksfhm6grxx00bjexrqqw85', 'c4d16f5742e831b7b7b6503840d744b6ae3c67b8c9ab2789d57f5cad119def5d', '{"mockups": [{"key": "pub/renders/68/680dab15952be1f9659d957f222fc5fc2786cb025951500bba66c1d2b8c19b0d.jpg", "mockup_id": "photo"}], "findings": [], "print_files": [{"key": "prv/renders/5b/5b14f4c83e678e6dcb8a7ced50e844d1aa9f1061ff6c36301fa5897567a84892.png", "bytes": 9804, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', '2026-11-26 19:24:17.719164+00'),
	('8qksfhm6grxx00bjexrqqw85', 'f489c2f2c57fe8c0c3f01390199dece27e966d4c9348cc611cf9fed437dbb6df', '{"mockups": [{"key": "pub/renders/85/851f7b782971ca629b132238f11bd6e6ed6004cc9a0264b044394eea5e7464eb.jpg", "mockup_id": "photo"}], "findings": [{"id": "crosses-safe-line", "text": "“图”离印刷边缘仅 0.3 mm，越过安全线，印刷偏移时可能不完整。请移到安全区内，图片也可铺满到边缘之外。", "severity": "warning"}, {"id": "semi-transparent", "text": "“图”的不透明度为 90%，直喷或烫画打底后会发白、不均匀。请改为 100%，用更浅的颜色代替半透明。", "severity": "warning"}], "print_files": [{"key": "prv/renders/b3/b32df02fc19340788bc674b81954081bf2ab22ad70ff84a962c0f824b13aabe7.png", "bytes": 28003, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', '2026-11-26 19:24:17.735065+00'),
	('8qksfhm6grxx00bjexrqqw85', '5c505bcb8fe00bbf2cab166ffb51da5dbf238944cf0876737d462a6288dde571', '{"mockups": [{"key": "pub/renders/72/723ea6d4a46bf6c933b8736f95df2bf697fdc8c35fffb005e0c38c6260c06592.jpg", "mockup_id": "mug-pair"}, {"key": "pub/renders/7a/7a3f505f18aed79b347921eef72156d791f020af8cd03a11900dbed9d7e58766.jpg", "mockup_id": "mug-table"}], "findings": [], "print_files": [{"key": "prv/renders/99/990cf89fb6a3ea12b23c161330c3bf4e2d4200aacecf79569a83350152522c36.png", "bytes": 88586, "parity": 0.182, "width_px": 2362, "height_px": 969, "surface_id": "wrap"}]}', '2026-11-26 19:24:20.402779+00'),
	('8qksfhm6grxx00bjexrqqw85', '02ebc38b14fb307a7f85c072920fccffdf50fae047d0a58a7b1a02595ce8d513', '{"mockups": [{"key": "pub/renders/2b/2ba047e856f59e6dd5f1e895c67a1dd9db2b7c57c170560f50b4e6d0e049c705.jpg", "mockup_id": "photo"}], "findings": [{"id": "crosses-safe-line", "text": "“图”离印刷边缘仅 0.3 mm，越过安全线，印刷偏移时可能不完整。请移到安全区内，图片也可铺满到边缘之外。", "severity": "warning"}, {"id": "semi-transparent", "text": "图片“图”含有半透明像素，直喷或烫画打底后边缘会发白、起毛。请改用边缘清晰的图片。", "severity": "warning"}], "print_files": [{"key": "prv/renders/25/255cfbe5be9bf074759394aa82a87f26a4f2ada1ef4fe55d33572022b0e3f590.png", "bytes": 27980, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', '2026-11-26 19:24:22.080662+00'),
	('8qksfhm6grxx00bjexrqqw85', '729933a05917a1143b0956bb32a16bbfc4e181bd5e16c489ec6d2b3862a4d1ac', '{"mockups": [{"key": "pub/renders/c3/c3694ccfa2bf176ffae98f01dadfc6a3762efc01119b5e7a95e090e7e6487d5d.jpg", "mockup_id": "photo"}], "findings": [{"id": "semi-transparent", "text": "图片“star”含有半透明像素，直喷或烫画打底后边缘会发白、起毛。请改用边缘清晰的图片。", "severity": "warning"}], "print_files": [{"key": "prv/renders/7e/7e79943814607b9cf09ab01d05e1bc67b0a41344739cfed7504681992c25d4c3.png", "bytes": 13845, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', '2026-11-26 19:24:22.999689+00'),
	('8qksfhm6grxx00bjexrqqw85', '1b5f9f4e4fac8a86beaa6500cc1c3db33a83e717353a16f7b6cf14116b49251e', '{"mockups": [{"key": "pub/renders/e3/e31d5387358249ee95836ac909c917f29c6331314981fac6f840b79ec016fe80.jpg", "mockup_id": "photo"}], "findings": [], "print_files": [{"key": "prv/renders/61/615b7ffabef90bfd386b4138092fd8494a35490047a2f7b4fbd55a1b5f3c9d34.png", "bytes": 25097, "parity": 0, "width_px": 354, "height_px": 354, "surface_id": "front"}]}', '2026-11-26 19:24:23.107841+00'),
	('8qksfhm6grxx00bjexrqqw85', 'e95b04c512c969e2e71030cf96e0f91f424006f147364e452db3231f0484f279', '{"mockups": [{"key": "pub/renders/5d/5d7c79785a0d33c812181554f427c0028555129efbcc65e230edf14747d7f2c9.jpg", "mockup_id": "mug-pair"}, {"key": "pub/renders/2d/2d4427ace3857b8ab5df75da87298ebc76f05fd183af0863f765a988bfbdf32c.jpg", "mockup_id": "mug-table"}], "findings": [], "print_files": [{"key": "prv/renders/c2/c25d0f28ddf3edf3b6ca616f409f2e6c886058b4693acbacb56f222172555ba9.png", "bytes": 91020, "parity": 0.183, "width_px": 2362, "height_px": 969, "surface_id": "wrap"}]}', '2026-11-26 19:24:25.076271+00'),
	('8qksfhm6grxx00bjexrqqw85', '010bd7f873d5b227b408d5411749ba56320d89ab3aec4fda6c26fb942dc79087', '{"mockups": [{"key": "pub/renders/48/48fd23c1ded51869bfca3e000bd4596c49f042536e64082d04e81853af3f1a74.jpg", "mockup_id": "mug-pair"}, {"key": "pub/renders/eb/eb8bc883a10cb94fadb7c8b11eea62aea1fe97bc2a448635e56218a152c46c7a.jpg", "mockup_id": "mug-table"}], "findings": [], "print_files": [{"key": "prv/renders/c7/c777332c30cd0db7bdd218ee33bdebd3b0ed95f9f903733a1ff6060581d9f6ba.png", "bytes": 90576, "parity": 0.187, "width_px": 2362, "height_px": 969, "surface_id": "wrap"}]}', '2026-11-26 19:24:25.510142+00'),
	('8qksfhm6grxx00bjexrqqw85', '581d4f5419385cc597d4d8190dc83c504b78562e3d818c518ce867cd5d5ad486', '{"mockups": [{"key": "pub/renders/39/39e6efd9915718306fb5a3896db6443884f604757f85905ff7e88f641db2303c.jpg", "mockup_id": "mug-pair"}, {"key": "pub/renders/0e/0ecc0eea5532cfd0c9f4c25ac2de90d1a23b9707a659e0e4525db6e7bf6cfb39.jpg", "mockup_id": "mug-table"}], "findings": [], "print_files": [{"key": "prv/renders/dc/dc8ac5cb60befeac8d2dbc179fbfb16e1267eb8a901eeecf4ac480aa4e149cd4.png", "bytes": 90066, "parity": 0.195, "width_px": 2362, "height_px": 969, "surface_id": "wrap"}]}', '2026-11-26 19:24:26.069957+00');
INSERT INTO public.schema_migrations VALUES
	(1, '0001-accounts.sql', 'f78c5b20312198d7a2a0f63fc86388eb3717282ee9e998b5c14eb28165cd5a36', '2026-11-26 19:24:08.772642+00'),
	(2, '0002-operations.sql', '2c5559e1d816859c97412e435584e9903ac017415ca25a4db0ec6450b4d67fb2', '2026-11-26 19:24:09.161507+00'),
	(3, '0003-dead-jobs.sql', '2101bbb6ca90cc895b20503b4d2bafb1732a85a6dd2c5310abe07dae4a6f09a5', '2026-11-26 19:24:09.277172+00'),
	(10, '0010-uploads.sql', '38fa65b73e600b208c807b16353fc3bb12212195dfd7f4660c0420e87dda5ef3', '2026-11-26 19:24:09.292369+00'),
	(11, '0011-images.sql', '53334c8c0dd58444401ca4fd86efb3a819a68c4bf5f83bd0cdd965c3836e780a', '2026-11-26 19:24:09.312852+00'),
	(12, '0012-image-drafts.sql', '91b937b062465e97c97ba0a7221cda140dedc14f88d232c2e74a36ae3ede9c3b', '2026-11-26 19:24:09.444621+00'),
	(20, '0020-templates.sql', 'f4e3dc68bed2f5f8b50d050ee807530c91f89df0ac2276a7683a7c5170e3b0cb', '2026-11-26 19:24:09.472623+00'),
	(21, '0021-designs.sql', '54813544ef02cdff4fe0bcdf87c3b767adee7ba80e8669f1663638297d6f04b8', '2026-11-26 19:24:09.509334+00'),
	(22, '0022-renders.sql', 'cb8a552a276b0676a5f8135c8c365032f39192fe5868508930d92a5454f74b02', '2026-11-26 19:24:09.617038+00'),
	(30, '0030-downloads.sql', 'a989bcb8ab93aefd0ea53f40a3846e8bea1e79f2b9212d9f028ad915b95299b0', '2026-11-26 19:24:09.631386+00'),
	(31, '0031-sheet-exports.sql', '4f11479cb7e460278dadd948972026d5c90ff1a4e3cee3be0f59a66afc526564', '2026-11-26 19:24:09.664974+00'),
	(32, '0032-reasons-and-covers.sql', '198b8829c669102d35a1ad0e7a4e130b331976a273d8e6d9e9ca64292aaf4e18', '2026-11-26 19:24:09.693014+00'),
	(33, '0033-deleted-designs.sql', 'df56a3ff8adb8c50b86c653aad63b5004bbe8e63ae0fb5fecba5b4abec3af465', '2026-11-26 19:24:09.700944+00'),
	(40, '0040-ai-images.sql', '6e6984761ca836dc26873aa04d0e5b441cc48388bc5335c920215dce64ccca14', '2026-11-26 19:24:09.729334+00'),
	(50, '0050-image-library.sql', '82c49b1543bbd9ec19e41e9fe72b448e723b0dce628c2a90443b8ec5801a1c9c', '2026-11-26 19:24:09.873035+00'),
	(51, '0051-design-images.sql', '5431f8bb41d81d75ef32be13d8c13e1d4c0b48264f3ed2442f8b7b70ee8cafac', '2026-11-26 19:24:09.93724+00'),
	(52, '0052-image-marks.sql', '9d10d990079d1b7e91b57fb8faf2e0e922a40cf895861e17489e87a237d18cd7', '2026-11-26 19:24:09.964463+00'),
	(53, '0053-image-purge.sql', '62f0a73ec18bbbfeae293bf4289a66ea2181f75301421560db60368026fccc8f', '2026-11-26 19:24:10.169351+00'),
	(55, '0055-image-looks.sql', '39dc4ae3bb9d8d4f9907312383f6013883ab999f1a7c3d33454400fc613fef61', '2026-11-26 19:24:10.177984+00'),
	(60, '0060-upload-parts.sql', '125d50e8f70ac7fac4e4ba9a57a09b833b9b798212ef22e3c7da559d7f864cf1', '2026-11-26 19:24:10.24064+00'),
	(70, '0070-batches.sql', '725c999f7c0a70fd1a8863e821af0117fd6927cab6f5a094c8fb40c27fed37df', '2026-11-26 19:24:10.287148+00'),
	(71, '0071-designs-of-batches.sql', '4f412677aecc692cc4ca2cb954b802e1c2ddd85a64f5e756cf0997647539ee52', '2026-11-26 19:24:10.366234+00'),
	(85, '0085-download-parts.sql', 'd9d0be6009983d3a4462b76a79196b3db37e8ba54098e966f1d5248ac2427e78', '2026-11-26 19:24:10.372842+00'),
	(90, '0090-orders.sql', '4e90d36f2a3284a35f6f90c4914076fe5547965e9c453c45b8b45631a1640e0c', '2026-11-26 19:24:10.380852+00'),
	(91, '0091-order-downloads.sql', 'cc5ed8774d3e9a63105fb1c14edb997aef429ae6eb85fad81f51bdb7b6445db5', '2026-11-26 19:24:10.504868+00'),
	(95, '0095-order-pictures.sql', '08ebb7292c8373b10ff9e7d41e2ec2d5c9a9797250387b1e0165416d010c3b47', '2026-11-26 19:24:10.506065+00'),
	(96, '0096-reading-uploads.sql', '8104c99bce324acd5f3d2a93ea2201c0ac6d6cca55ddf0a97112ed7aea077dcb', '2026-11-26 19:24:10.522943+00'),
	(100, '0100-dxm-sheets.sql', 'b27695c9c8010c19844c894396abda16f4f39698e72afcde8e00547fa71184f4', '2026-11-26 19:24:10.524138+00'),
	(110, '0110-access-tokens.sql', 'b5952da8b628d3ce55cc917368d1c7135af2cae4e73bba2e2484de9f7cb7e1e0', '2026-11-26 19:24:10.564913+00'),
	(111, '0111-design-shares.sql', 'fa4da00b7d5b8c918a3bdca571225e9e3cfabaf37dae5f9057a4af4aadac6fd3', '2026-11-26 19:24:10.568792+00'),
	(120, '0120-own-templates.sql', 'b87590fbab39622466de5834ec79d85273f63bc9b2abb5b0b35c6f108337ee35', '2026-11-26 19:24:10.640752+00');
INSERT INTO public.sessions VALUES
	('8qksfhm6grxx00bjexrqqw85', 'fbvtzjb8gadg2vp69b781edj', '\xbdd3bb8c3c4233a6b3c4c0a7a4f7c3aa6fb2fad9916a565c8fe939c3547d62a4', '2026-11-26 19:24:15.234418+00', '2026-11-26 19:24:15.234418+00', '2026-12-26 19:24:15.234418+00', 'session', '', '', ''),
	('8qksfhm6grxx00bjexrqqw85', 'z0dcww1aqjrn5fdmp38dp53n', '\xe876d997a11fb8e93240f8bd59815cf4edde44d0cb8cee2cb2879f83026bbd7d', '2026-11-26 19:24:26.778631+00', '2026-11-26 19:24:26.778631+00', '2027-11-26 19:24:26.778631+00', 'token', 'a program', '', '');
INSERT INTO public.sheet_exports VALUES
	('8qksfhm6grxx00bjexrqqw85', 'k9qte7v9fx6frst2df9p156x', '{raz2h1b6s77jswqzc0vy5mf2,4mehthzr61cjxfnf7vxvq0dy}', 'first', '2026-11-26 19:24:24.830842+00', 'prv/sheets/8qksfhm6grxx00bjexrqqw85/k9qte7v9fx6frst2df9p156x.xlsx', '2026-12-03 19:24:24.867+00', 'xlsx');
INSERT INTO public.sheet_presets VALUES
	('8qksfhm6grxx00bjexrqqw85', '8a28cxtq6shhqyj0sfahs91e', '一号店', '{"sku": "{design}-{blank}-{colour}-{size}", "shop": "一号店", "site": "", "brand": "", "stock": 100, "custom": "", "origin": "", "currency": "CNY", "language": "zh", "title_en": "{name} {title}", "title_zh": "{name} {title}", "variants": "all", "weight_g": null, "width_cm": null, "axis_size": "尺码", "height_cm": null, "lead_days": null, "length_cm": null, "price_add": 0, "row_limit": 1000, "warehouse": "", "attributes": "", "axis_colour": "颜色", "category_id": "", "image_order": [], "extra_images": [], "packing_type": "", "price_ending": "none", "price_factor": 1, "packing_shape": "", "package_contents": "", "list_price_factor": 0, "shipping_template": "", "description_images": false, "list_price_currency": "USD"}', '2026-11-26 19:24:24.79664+00', '2026-11-26 19:24:24.79664+00');
INSERT INTO public.template_versions VALUES
	('', 'tpl-08cbda3f399ae668', 1, '{"sku": "MUG-11", "cover": "mug-pair", "model": {"file": "a22b29c176831abdce2de7c362b7394e.glb"}, "sizes": [{"id": "11oz", "name": "11oz", "dimensions": {"en": "82 mm wide · 95 mm high · 325 ml", "zh": "口径 82 mm · 高 95 mm · 325 ml"}}], "title": {"en": "11 oz white ceramic mug", "zh": "11oz 白瓷马克杯"}, "packed": {"widthCm": 11, "heightCm": 11, "lengthCm": 13}, "colours": [{"id": "white", "hex": "#FFFFFF", "code": "WH", "name": {"en": "White", "zh": "白色"}}], "mockups": ["mug-pair", "mug-table"], "weightG": 340, "category": {"en": "Drinkware", "id": "drinkware", "zh": "杯壶"}, "currency": "CNY", "material": {"en": "White ceramic, sublimation coating", "zh": "白瓷，热转印涂层"}, "surfaces": [{"id": "wrap", "mask": null, "name": {"en": "Wrap", "zh": "环绕"}, "safeMm": 4, "bleedMm": 0, "printArea": {"xMm": 28.8, "yMm": 7, "widthMm": 200, "heightMm": 82}, "resolutionDpi": 300, "printAreaBySize": {}}], "priceCents": 1690, "description": {"en": "Coated white ceramic mug, 82 mm wide, 95 mm high, 325 ml. The wrap runs from one side of the handle to the other. Dishwasher and microwave safe.", "zh": "热转印涂层白瓷杯，口径 82 mm，高 95 mm，容量 325 ml。环绕图案从把手一侧印到另一侧，可用洗碗机和微波炉。"}, "printMethod": "sublimation"}', '[{"hash": "c6df284d1ca251dfd524459dba525ef2121c0947c9229be40cbda14f468c16c7", "asset": {"id": "mug-pair", "base": "base.webp", "maps": "maps.webp", "name": {"en": "Both sides", "zh": "两面同看"}, "format": 1, "widthPx": 1600, "heightPx": 1600, "surfaces": [{"uv": "uv-wrap.webp", "uMm": [65, 245.52], "vMm": [4.04, 87.96], "surface": "wrap", "coverage": "coverage-wrap.webp", "uvWidthPx": 400, "uvHeightPx": 400}], "inkAlbedo": 0.82, "lightTint": [1.0389, 1.0034, 0.9577], "baseAlbedo": [0.8, 0.795, 0.78], "glossScale": 0.3381, "lightScale": 0.9596}, "prefix": "pub/catalogue/c6df284d1ca251dfd524459dba525ef2"}, {"hash": "ed33459b3eb72e3e0a44238abda5f559ceab3eda368ca3c076df53ed9bb41eda", "asset": {"id": "mug-table", "base": "base.webp", "maps": "maps.webp", "name": {"en": "Table by a window", "zh": "窗边木桌"}, "format": 1, "widthPx": 1600, "heightPx": 1600, "surfaces": [{"uv": "uv-wrap.webp", "uMm": [12.45, 245.57], "vMm": [4.03, 87.97], "surface": "wrap", "coverage": "coverage-wrap.webp", "uvWidthPx": 400, "uvHeightPx": 400}], "inkAlbedo": 0.82, "lightTint": [1.0805, 0.9946, 0.9249], "baseAlbedo": [0.8, 0.795, 0.78], "glossScale": 0.4258, "lightScale": 0.9782}, "prefix": "pub/catalogue/ed33459b3eb72e3e0a44238abda5f559"}]', '16bb3195852be9bf3d59872efd6f0300862cd7829a289041c9ee2de220e890eb', '2026-11-26 19:24:10.893669+00'),
	('8qksfhm6grxx00bjexrqqw85', '45mzq0e5q9pg4zqdfdrfwh65', 1, '{"sku": "BAG-1", "cover": "photo", "sizes": [{"id": "one", "name": "6 × 6 cm"}], "title": {"en": "我的帆布袋", "zh": "我的帆布袋"}, "packed": {"widthCm": 6, "heightCm": 1, "lengthCm": 6}, "colours": [{"id": "photo", "hex": "#FFFFFF", "code": "E8E4D9", "name": {"en": "As shown", "zh": "如图"}}], "mockups": ["photo"], "weightG": 120, "category": {"en": "My templates", "id": "own", "zh": "我的模板"}, "currency": "CNY", "material": {"en": "", "zh": ""}, "surfaces": [{"id": "front", "mask": null, "name": {"en": "Print area", "zh": "印刷面"}, "safeMm": 3, "bleedMm": 2, "printArea": {"xMm": 0, "yMm": 0, "widthMm": 60, "heightMm": 60}, "resolutionDpi": 150, "printAreaBySize": {}}], "priceCents": 1990, "description": {"en": "", "zh": ""}, "printMethod": "dtf"}', '[{"hash": "4246bf56faffe0ee2967097b96cf30cfa60eb9dfc498bc369210f01d5019fe09", "asset": {"id": "photo", "base": "base.webp", "maps": "maps.webp", "name": {"en": "Photograph", "zh": "照片"}, "format": 1, "widthPx": 300, "heightPx": 400, "surfaces": [{"uv": "uv-front.webp", "uMm": [-6, 66], "vMm": [-6, 66], "surface": "front", "coverage": "coverage-front.webp", "uvWidthPx": 75, "uvHeightPx": 100}], "inkAlbedo": 0.8069522380828857, "lightTint": [1, 1, 1], "baseAlbedo": [0.8069522380828857, 0.7758222222328186, 0.6938717365264893], "glossScale": 0, "lightScale": 1}, "prefix": "pub/templates/4246bf56faffe0ee2967097b96cf30cf"}]', '1c13bdcb138d907d04dbd86f5d32cef79c4c3021af7adf30d9bcca4499437fb2', '2026-11-26 19:24:16.641176+00');
INSERT INTO public.templates VALUES
	('', 'tpl-08cbda3f399ae668', 'MUG-11', 'drinkware', '{"en": "Drinkware", "id": "drinkware", "zh": "杯壶"}', 0, 1, 'MUG-11
11oz 白瓷马克杯
11 oz white ceramic mug', '2026-11-26 19:24:10.893669+00', '2026-11-26 19:24:10.893669+00', NULL),
	('8qksfhm6grxx00bjexrqqw85', '45mzq0e5q9pg4zqdfdrfwh65', 'BAG-1', 'own', '{"en": "My templates", "id": "own", "zh": "我的模板"}', 1000000, 1, 'BAG-1
我的帆布袋
我的帆布袋', '2026-11-26 19:24:16.641176+00', '2026-11-26 19:24:16.641176+00', NULL);
INSERT INTO public.uploads VALUES
	('8qksfhm6grxx00bjexrqqw85', 'prv/up/59e39eaf83eac26c8cf9f1b9cd1c1c7a/20b6c11a-81ea-4865-8fde-ae868dbbfd86-star.png', 'Fn1YWNi2GJTGkqFe-RfmncUhGKM8', 10149, '2026-11-26 19:24:15.688654+00', '2026-11-26 19:24:16.022444+00', '950cf9151296adb85aeb0c0ad5367f50f8fbf92d563dd807c4f16092ab07e7bb'),
	('8qksfhm6grxx00bjexrqqw85', 'prv/up/59e39eaf83eac26c8cf9f1b9cd1c1c7a/5a5a23c6-cd73-400c-b713-83842ecf4858-bag.jpg', 'FrnP_DABW01hrIMv2tTnQIscFNc8', 2543, '2026-11-26 19:24:16.118032+00', '2026-11-26 19:24:16.182165+00', '91554da6ed68836f599d3bfcdd6c4d1a8a809fb46587a6f3e870bb8f12def99d');
SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);
SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 17, true);
SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 46, true);
SELECT pg_catalog.setval('public.ai_groups_seq_seq', 1, true);
SELECT pg_catalog.setval('public.ai_images_seq_seq', 1, true);
SELECT pg_catalog.setval('public.ai_runs_seq_seq', 1, true);
SELECT pg_catalog.setval('public.batch_changes', 10, true);
SELECT pg_catalog.setval('public.batches_seq_seq', 1, true);
SELECT pg_catalog.setval('public.downloads_seq_seq', 2, true);
SELECT pg_catalog.setval('public.dxm_exports_seq_seq', 1, true);
SELECT pg_catalog.setval('public.order_lines_seq_seq', 4, true);
SELECT pg_catalog.setval('public.order_logs_seq_seq', 2, true);
ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);
ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);
ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);
ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);
ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);
ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);
ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_sku_key UNIQUE (sku);
ALTER TABLE ONLY public.ai_groups
    ADD CONSTRAINT ai_groups_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.ai_images
    ADD CONSTRAINT ai_images_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.ai_provider_pauses
    ADD CONSTRAINT ai_provider_pauses_pkey PRIMARY KEY (provider);
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_owner_id_idempotency_key_key UNIQUE (owner_id, idempotency_key);
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.ai_types
    ADD CONSTRAINT ai_types_owner_id_name_key UNIQUE (owner_id, name);
ALTER TABLE ONLY public.ai_types
    ADD CONSTRAINT ai_types_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.batch_cells
    ADD CONSTRAINT batch_cells_pkey PRIMARY KEY (owner_id, batch_id, key);
ALTER TABLE ONLY public.batch_images
    ADD CONSTRAINT batch_images_pkey PRIMARY KEY (owner_id, batch_id, "position");
ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_owner_id_idempotency_key_key UNIQUE (owner_id, idempotency_key);
ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.captchas
    ADD CONSTRAINT captchas_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.dead_jobs
    ADD CONSTRAINT dead_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.design_counters
    ADD CONSTRAINT design_counters_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.design_images
    ADD CONSTRAINT design_images_pkey PRIMARY KEY (owner_id, design_id, image_id);
ALTER TABLE ONLY public.design_shares
    ADD CONSTRAINT design_shares_pkey PRIMARY KEY (owner_id, design_id);
ALTER TABLE ONLY public.design_versions
    ADD CONSTRAINT design_versions_pkey PRIMARY KEY (owner_id, design_id, version);
ALTER TABLE ONLY public.designs
    ADD CONSTRAINT designs_owner_id_idempotency_key_key UNIQUE (owner_id, idempotency_key);
ALTER TABLE ONLY public.designs
    ADD CONSTRAINT designs_owner_id_sku_key UNIQUE (owner_id, sku);
ALTER TABLE ONLY public.designs
    ADD CONSTRAINT designs_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.downloads
    ADD CONSTRAINT downloads_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.dxm_exports
    ADD CONSTRAINT dxm_exports_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.image_counters
    ADD CONSTRAINT image_counters_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.image_counts
    ADD CONSTRAINT image_counts_pkey PRIMARY KEY (owner_id, type_id);
ALTER TABLE ONLY public.image_drafts
    ADD CONSTRAINT image_drafts_pkey PRIMARY KEY (owner_id, sha256);
ALTER TABLE ONLY public.image_looks
    ADD CONSTRAINT image_looks_pkey PRIMARY KEY (owner_id, image_id);
ALTER TABLE ONLY public.image_marks
    ADD CONSTRAINT image_marks_pkey PRIMARY KEY (owner_id, mark, block) INCLUDE (members);
ALTER TABLE ONLY public.image_types
    ADD CONSTRAINT image_types_owner_id_name_key UNIQUE (owner_id, name);
ALTER TABLE ONLY public.image_types
    ADD CONSTRAINT image_types_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_owner_id_sha256_key UNIQUE (owner_id, sha256);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.images_without_look
    ADD CONSTRAINT images_without_look_pkey PRIMARY KEY (owner_id, image_id);
ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (username, ip);
ALTER TABLE ONLY public.operation_counts
    ADD CONSTRAINT operation_counts_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.order_layouts
    ADD CONSTRAINT order_layouts_pkey PRIMARY KEY (owner_id, fingerprint);
ALTER TABLE ONLY public.order_line_history
    ADD CONSTRAINT order_line_history_pkey PRIMARY KEY (owner_id, log_id, line_id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_owner_id_line_key_key UNIQUE (owner_id, line_key);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.order_logs
    ADD CONSTRAINT order_logs_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.order_pictures
    ADD CONSTRAINT order_pictures_pkey PRIMARY KEY (owner_id, line_id, url_hash);
ALTER TABLE ONLY public.order_skus
    ADD CONSTRAINT order_skus_pkey PRIMARY KEY (owner_id, sku);
ALTER TABLE ONLY public.order_upload_chunks
    ADD CONSTRAINT order_upload_chunks_pkey PRIMARY KEY (owner_id, upload_id, "position");
ALTER TABLE ONLY public.order_uploads
    ADD CONSTRAINT order_uploads_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.own_templates
    ADD CONSTRAINT own_templates_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.rate_counters
    ADD CONSTRAINT rate_counters_pkey PRIMARY KEY (key, window_start);
ALTER TABLE ONLY public.renders
    ADD CONSTRAINT renders_pkey PRIMARY KEY (owner_id, render_key);
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (account_id, id);
ALTER TABLE ONLY public.sheet_exports
    ADD CONSTRAINT sheet_exports_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.sheet_layouts
    ADD CONSTRAINT sheet_layouts_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.sheet_pictures
    ADD CONSTRAINT sheet_pictures_pkey PRIMARY KEY (owner_id, source_key);
ALTER TABLE ONLY public.sheet_presets
    ADD CONSTRAINT sheet_presets_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.template_versions
    ADD CONSTRAINT template_versions_pkey PRIMARY KEY (owner_id, template_id, version);
ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_pkey PRIMARY KEY (owner_id, id);
ALTER TABLE ONLY public.upload_parts
    ADD CONSTRAINT upload_parts_pkey PRIMARY KEY (session_id, part_number);
ALTER TABLE ONLY public.upload_sessions
    ADD CONSTRAINT upload_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (owner_id, key);
CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);
CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));
CREATE UNIQUE INDEX accounts_username ON public.accounts USING btree (lower(username));
CREATE INDEX ai_groups_by_type ON public.ai_groups USING btree (owner_id, type_id, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ai_groups_newest ON public.ai_groups USING btree (owner_id, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ai_groups_sweep ON public.ai_groups USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX ai_images_by_group ON public.ai_images USING btree (owner_id, group_id, created_at DESC, seq) WHERE (deleted_at IS NULL);
CREATE INDEX ai_images_by_run ON public.ai_images USING btree (owner_id, run_id, seq);
CREATE INDEX ai_images_deleted_sweep ON public.ai_images USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX ai_images_draft_sweep ON public.ai_images USING btree (drafted_at) WHERE (drafted_at IS NOT NULL);
CREATE INDEX ai_images_open_sweep ON public.ai_images USING btree (provider, seq) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX ai_runs_by_group ON public.ai_runs USING btree (owner_id, group_id, seq DESC);
CREATE INDEX batch_cells_by_state ON public.batch_cells USING btree (owner_id, batch_id, state, "position");
CREATE INDEX batch_cells_changed ON public.batch_cells USING btree (owner_id, batch_id, changed);
CREATE INDEX batch_cells_in_flight ON public.batch_cells USING btree (owner_id, batch_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX batch_cells_order ON public.batch_cells USING btree (owner_id, batch_id, "position");
CREATE INDEX batch_cells_recent ON public.batch_cells USING btree (owner_id, finished_at DESC) WHERE (state = 'done'::text);
CREATE INDEX batches_newest ON public.batches USING btree (owner_id, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX batches_open ON public.batches USING btree (owner_id, updated_at) WHERE (state = ANY (ARRAY['sampling'::text, 'running'::text]));
CREATE INDEX captchas_expiry ON public.captchas USING btree (expires_at);
CREATE INDEX design_images_by_image ON public.design_images USING btree (owner_id, image_id, design_id);
CREATE UNIQUE INDEX design_shares_token ON public.design_shares USING btree (token);
CREATE INDEX designs_by_batch ON public.designs USING btree (owner_id, batch_id, updated_at DESC, seq DESC) WHERE (batch_id IS NOT NULL);
CREATE INDEX designs_by_category ON public.designs USING btree (owner_id, category_id, updated_at DESC, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX designs_deleted ON public.designs USING btree (owner_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX designs_newest ON public.designs USING btree (owner_id, updated_at DESC, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX downloads_expiry ON public.downloads USING btree (expires_at) WHERE (zip_key IS NOT NULL);
CREATE INDEX downloads_newest ON public.downloads USING btree (owner_id, seq DESC);
CREATE INDEX dxm_exports_expiry ON public.dxm_exports USING btree (expires_at) WHERE (parts IS NOT NULL);
CREATE UNIQUE INDEX dxm_exports_newest ON public.dxm_exports USING btree (owner_id, seq DESC);
CREATE INDEX image_drafts_age ON public.image_drafts USING btree (created_at);
CREATE INDEX image_looks_band0 ON public.image_looks USING btree (owner_id, band0);
CREATE INDEX image_looks_band1 ON public.image_looks USING btree (owner_id, band1);
CREATE INDEX image_looks_band2 ON public.image_looks USING btree (owner_id, band2);
CREATE INDEX image_looks_band3 ON public.image_looks USING btree (owner_id, band3);
CREATE INDEX images_by_name ON public.images USING btree (owner_id, search_name COLLATE public.image_name, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX images_by_pixels ON public.images USING btree (owner_id, pixels DESC, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX images_by_preview ON public.images USING btree (owner_id, preview_key);
CREATE UNIQUE INDEX images_by_seq ON public.images USING btree (owner_id, seq);
CREATE INDEX images_by_uses ON public.images USING btree (owner_id, used_count DESC, seq DESC) WHERE (deleted_at IS NULL);
CREATE INDEX images_deleted_sweep ON public.images USING btree (deleted_at, owner_id, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX login_failures_age ON public.login_failures USING btree (last_failed_at);
CREATE INDEX operations_newest ON public.operations USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX operations_open ON public.operations USING btree (owner_id, created_at DESC, id DESC) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX order_lines_by_log ON public.order_lines USING btree (owner_id, log_id, "row");
CREATE INDEX order_lines_by_order ON public.order_lines USING btree (owner_id, order_no);
CREATE INDEX order_lines_newest ON public.order_lines USING btree (owner_id, seq DESC);
CREATE INDEX order_lines_open ON public.order_lines USING btree (owner_id, design_id) WHERE (state = ANY (ARRAY['new'::text, 'ready'::text, 'in_production'::text]));
CREATE INDEX order_logs_newest ON public.order_logs USING btree (owner_id, seq DESC);
CREATE INDEX order_logs_upload ON public.order_logs USING btree (owner_id, upload_id);
CREATE INDEX order_pictures_by_image ON public.order_pictures USING btree (owner_id, image_id);
CREATE INDEX order_uploads_age ON public.order_uploads USING btree (created_at);
CREATE INDEX order_uploads_hash ON public.order_uploads USING btree (owner_id, sha256);
CREATE INDEX own_templates_image ON public.own_templates USING btree (owner_id, image_id);
CREATE UNIQUE INDEX own_templates_sku ON public.own_templates USING btree (owner_id, sku) WHERE (deleted_at IS NULL);
CREATE INDEX rate_counters_age ON public.rate_counters USING btree (window_start);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_newest ON public.sessions USING btree (account_id, created_at DESC);
CREATE UNIQUE INDEX sessions_token ON public.sessions USING btree (token_hash);
CREATE INDEX sheet_exports_expiry ON public.sheet_exports USING btree (expires_at) WHERE (file_key IS NOT NULL);
CREATE INDEX templates_place ON public.templates USING btree (owner_id, category_id, "position", id);
CREATE UNIQUE INDEX templates_sku ON public.templates USING btree (owner_id, sku);
CREATE INDEX upload_sessions_age ON public.upload_sessions USING btree (created_at);
CREATE INDEX upload_sessions_owner ON public.upload_sessions USING btree (owner_id, created_at);
CREATE INDEX uploads_age ON public.uploads USING btree (created_at);
CREATE TRIGGER images_marked AFTER INSERT ON public.images REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION public.mark_new_images();
CREATE TRIGGER images_place BEFORE INSERT OR UPDATE ON public.images FOR EACH ROW WHEN ((new.seq IS NULL)) EXECUTE FUNCTION public.place_image();
CREATE TRIGGER images_remarked AFTER UPDATE ON public.images REFERENCING OLD TABLE AS old_images NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION public.mark_changed_images();
CREATE TRIGGER images_unmarked AFTER DELETE ON public.images REFERENCING OLD TABLE AS old_images FOR EACH STATEMENT EXECUTE FUNCTION public.unmark_images();
CREATE TRIGGER operations_announced AFTER INSERT OR UPDATE ON public.operations FOR EACH ROW EXECUTE FUNCTION public.announce_operation();
CREATE TRIGGER operations_counted AFTER INSERT OR UPDATE OF state ON public.operations FOR EACH ROW EXECUTE FUNCTION public.count_operation();
ALTER TABLE ONLY public.ai_groups
    ADD CONSTRAINT ai_groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_images
    ADD CONSTRAINT ai_images_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_images
    ADD CONSTRAINT ai_images_owner_id_group_id_fkey FOREIGN KEY (owner_id, group_id) REFERENCES public.ai_groups(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_owner_id_group_id_fkey FOREIGN KEY (owner_id, group_id) REFERENCES public.ai_groups(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_types
    ADD CONSTRAINT ai_types_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.batch_cells
    ADD CONSTRAINT batch_cells_owner_id_batch_id_fkey FOREIGN KEY (owner_id, batch_id) REFERENCES public.batches(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.batch_images
    ADD CONSTRAINT batch_images_owner_id_batch_id_fkey FOREIGN KEY (owner_id, batch_id) REFERENCES public.batches(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.design_counters
    ADD CONSTRAINT design_counters_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.design_images
    ADD CONSTRAINT design_images_owner_id_design_id_fkey FOREIGN KEY (owner_id, design_id) REFERENCES public.designs(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.design_shares
    ADD CONSTRAINT design_shares_owner_id_design_id_fkey FOREIGN KEY (owner_id, design_id) REFERENCES public.designs(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.design_shares
    ADD CONSTRAINT design_shares_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.design_versions
    ADD CONSTRAINT design_versions_owner_id_design_id_fkey FOREIGN KEY (owner_id, design_id) REFERENCES public.designs(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.designs
    ADD CONSTRAINT designs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.downloads
    ADD CONSTRAINT downloads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.dxm_exports
    ADD CONSTRAINT dxm_exports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_counters
    ADD CONSTRAINT image_counters_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_counts
    ADD CONSTRAINT image_counts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_drafts
    ADD CONSTRAINT image_drafts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_looks
    ADD CONSTRAINT image_looks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_looks
    ADD CONSTRAINT image_looks_owner_id_image_id_fkey FOREIGN KEY (owner_id, image_id) REFERENCES public.images(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_marks
    ADD CONSTRAINT image_marks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_types
    ADD CONSTRAINT image_types_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images_without_look
    ADD CONSTRAINT images_without_look_owner_id_image_id_fkey FOREIGN KEY (owner_id, image_id) REFERENCES public.images(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.operation_counts
    ADD CONSTRAINT operation_counts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.operations
    ADD CONSTRAINT operations_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_layouts
    ADD CONSTRAINT order_layouts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_line_history
    ADD CONSTRAINT order_line_history_owner_id_line_id_fkey FOREIGN KEY (owner_id, line_id) REFERENCES public.order_lines(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_line_history
    ADD CONSTRAINT order_line_history_owner_id_log_id_fkey FOREIGN KEY (owner_id, log_id) REFERENCES public.order_logs(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_owner_id_log_id_fkey FOREIGN KEY (owner_id, log_id) REFERENCES public.order_logs(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_logs
    ADD CONSTRAINT order_logs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_pictures
    ADD CONSTRAINT order_pictures_owner_id_line_id_fkey FOREIGN KEY (owner_id, line_id) REFERENCES public.order_lines(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_skus
    ADD CONSTRAINT order_skus_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_upload_chunks
    ADD CONSTRAINT order_upload_chunks_owner_id_upload_id_fkey FOREIGN KEY (owner_id, upload_id) REFERENCES public.order_uploads(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_uploads
    ADD CONSTRAINT order_uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_templates
    ADD CONSTRAINT own_templates_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.renders
    ADD CONSTRAINT renders_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sheet_exports
    ADD CONSTRAINT sheet_exports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sheet_layouts
    ADD CONSTRAINT sheet_layouts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sheet_pictures
    ADD CONSTRAINT sheet_pictures_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sheet_presets
    ADD CONSTRAINT sheet_presets_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_versions
    ADD CONSTRAINT template_versions_owner_id_template_id_fkey FOREIGN KEY (owner_id, template_id) REFERENCES public.templates(owner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.upload_parts
    ADD CONSTRAINT upload_parts_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.upload_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.upload_sessions
    ADD CONSTRAINT upload_sessions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;
ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;
ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;
