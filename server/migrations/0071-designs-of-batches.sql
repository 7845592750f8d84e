-- The batch a design was made by; null = made by hand.
alter table designs add column batch_id text;
create index designs_by_batch on designs (owner_id, batch_id, updated_at desc, seq desc) where batch_id is not null;
