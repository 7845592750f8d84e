-- Deleted images by age, for the job that removes what nothing refers to after 30 days.
create index images_deleted_sweep on images (deleted_at, owner_id, id) where deleted_at is not null;
