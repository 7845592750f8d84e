-- Who is reading the file of an upload, and until when that counts; null = nobody. The reader renews it while it reads, so a killed one
-- lets go by itself.
alter table order_uploads
  add column reader text,
  add column reader_until timestamptz;
