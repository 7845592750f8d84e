-- Who started a batch although some of its cells have errors, and when; which cells and which errors lies in its settings.
alter table batches add column accepted_by text, add column accepted_at timestamptz;
