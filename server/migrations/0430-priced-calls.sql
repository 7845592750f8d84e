-- When a call that a provider may charge for went out for an image; a worker that was killed before its response leaves it so.
alter table ai_images add column called_at timestamptz;
