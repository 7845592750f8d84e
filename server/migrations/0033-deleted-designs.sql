-- What the periodic clean-up looks for.
create index designs_deleted on designs (owner_id, deleted_at) where deleted_at is not null;
