-- Formats for factories, archives of a chosen size, and packing that goes on where it was.
alter table downloads drop constraint downloads_format_check;
alter table downloads add constraint downloads_format_check check (format in ('png', 'jpeg', 'tiff', 'pdf'));
alter table downloads
  -- Largest archive in megabytes; 0 = one archive.
  add column split_mb int not null default 0,
  -- [{ key, name, bytes }]: archives that are finished.
  add column parts jsonb not null default '[]',
  -- Designs looked at so far, packed ones among them, and why the others are not in: [{ sku, name, reason }].
  add column next_index int not null default 0,
  add column packed int not null default 0,
  add column problems jsonb not null default '[]';
update downloads set
  parts = jsonb_build_array(jsonb_build_object('key', zip_key, 'name', name || '.zip', 'bytes', bytes))
  where zip_key is not null;
