-- What generated images cost an account, one row per try that ended (decision 0262): rows are only ever added. Images that
-- are still queued or running are counted where they are.
create table ai_usage (
  owner_id text not null references accounts (id) on delete cascade,
  ended_at timestamptz not null default now(),
  -- 1 = a picture was made or its making was cancelled; 0 = it failed.
  images integer not null check (images in (0, 1)),
  -- null = no price is known.
  amount double precision check (amount >= 0),
  currency text not null
);
create index ai_usage_by_time on ai_usage (owner_id, ended_at);

insert into ai_usage (owner_id, ended_at, images, amount, currency)
select owner_id, coalesce(finished_at, created_at), case when state = 'failed' then 0 else 1 end, cost_amount, cost_currency
from ai_images
where state = 'succeeded' or (state = 'cancelled' and started_at is not null) or (state in ('failed', 'refused') and cost_amount > 0);

drop index ai_images_by_time;
create index ai_images_open_by_owner on ai_images (owner_id) where state in ('queued', 'running');
