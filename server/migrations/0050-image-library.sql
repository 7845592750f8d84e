-- What the library filters, sorts and tells by.
create collation image_name (provider = icu, locale = 'zh-u-co-pinyin-kn');

alter table images
  -- The name as searching compares it: NFKC, lower case; written by the server beside `name`.
  add column search_name text not null default '',
  -- Saved designs that are not deleted and whose newest version uses the image; changed in their transactions.
  add column used_count int not null default 0,
  -- As the original's file says, not what it prints at; null = it does not say.
  add column dpi_meta real,
  add column colour_space text,
  add column profile text,
  add column pixels int not null generated always as (width_px * height_px) stored;
update images set search_name = lower(normalize(name, nfkc));

-- Place among the account's categories; equal places go by age.
alter table image_types add column position int not null default 0;
