-- A large order file is answered for while its rows are still being read: `reading` until they are all there, `failure`
-- (id and text) when they could not be.
alter table order_uploads
  add column reading boolean not null default false,
  add column failure jsonb;
