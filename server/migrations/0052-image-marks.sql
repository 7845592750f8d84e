-- An index of our own, docs/decisions/0050: which images of an account carry a mark, one bit per image. A mark is one
-- thing the library filters by; sets of images are then joined by & | ~, counted exactly, and entered at any page.
-- Triggers keep it, in the transaction of every change and whoever makes it.

-- `seq` becomes the account's own count, so that 1024 neighbours are one block: the bit's place.
alter table images alter column seq drop identity;
create table image_counters (
  owner_id text primary key references accounts (id) on delete cascade,
  next bigint not null
);
update images i set seq = n.place
  from (select owner_id, id, row_number() over (partition by owner_id order by seq) as place from images) n
  where n.owner_id = i.owner_id and n.id = i.id;
insert into image_counters select owner_id, max(seq) + 1 from images group by owner_id;

-- An image without a place, new or set free by a change, becomes the account's newest.
create function place_image() returns trigger language plpgsql as $$
begin
  insert into image_counters as c values (new.owner_id, 2)
    on conflict (owner_id) do update set next = c.next + 1 returning c.next - 1 into new.seq;
  return new;
end $$;
create trigger images_place before insert or update on images for each row when (new.seq is null)
  execute function place_image();

-- As file managers order names: figures by value, then Latin, then Chinese by pinyin.
drop collation image_name;
create collation image_name (provider = icu, locale = 'zh-u-co-pinyin-kn-kr-digit-latn-hani');

drop index images_newest, images_by_type;
create unique index images_by_seq on images (owner_id, seq);
create index images_by_name on images (owner_id, search_name collate image_name, seq desc) where deleted_at is null;
create index images_by_pixels on images (owner_id, pixels desc, seq desc) where deleted_at is null;
create index images_by_uses on images (owner_id, used_count desc, seq desc) where deleted_at is null;

-- '' not deleted · t… category · f… format · sl, sp, ss shape · a transparency · u used by a design
-- · w0-w14, h0-h14 the bits of width and height · g… a character of the searchable name, or two neighbours.
create table image_marks (
  owner_id text not null references accounts (id) on delete cascade,
  mark text not null,
  -- seq / 1024; bit seq % 1024 of `members` is the image's.
  block int not null,
  members bit(1024) not null,
  -- With the bits, so that a mark of a thousand blocks is read from a few dozen neighbouring pages.
  primary key (owner_id, mark, block) include (members)
);

-- Figures of a category, '' = uncategorised: images not deleted, and bytes of all originals, deleted ones too.
create table image_counts (
  owner_id text not null references accounts (id) on delete cascade,
  type_id text not null,
  live int not null,
  bytes bigint not null,
  primary key (owner_id, type_id)
);

create function name_grams(name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}')
  from (select c, lead(c) over (order by at) as next from unnest(string_to_array(name, null)) with ordinality u (c, at)) n
  cross join lateral (values (c), (c || next)) g (gram)
  where gram is not null and position(' ' in gram) = 0
$$;

create function marks_of_image(i images) returns text[] language plpgsql immutable as $$
declare
  marks text[] := array[
    't' || i.type_id,
    'f' || i.format,
    case when i.width_px > i.height_px then 'sl' when i.width_px < i.height_px then 'sp' else 'ss' end];
  gram text;
begin
  if i.deleted_at is null then marks := marks || ''::text; end if;
  if i.has_alpha then marks := marks || 'a'::text; end if;
  if i.used_count > 0 then marks := marks || 'u'::text; end if;
  for bit in 0..14 loop
    if (i.width_px >> bit) & 1 = 1 then marks := marks || ('w' || bit); end if;
    if (i.height_px >> bit) & 1 = 1 then marks := marks || ('h' || bit); end if;
  end loop;
  foreach gram in array name_grams(i.search_name) loop
    marks := marks || ('g' || gram);
  end loop;
  return marks;
end $$;

create function image_bit(seq bigint) returns bit(1024) language sql immutable strict parallel safe as $$
  select set_bit(0::bit(1024), (seq & 1023)::int, 1)
$$;

-- The account's counter row is the one lock of its marks: who holds it changes them, so no two changes deadlock.
create function mark_new_images() returns trigger language plpgsql as $$
begin
  insert into image_marks as m
    select n.owner_id, mark, (n.seq >> 10)::int, bit_or(image_bit(n.seq))
    from new_images n, unnest(marks_of_image(n)) mark group by 1, 2, 3
    on conflict (owner_id, mark, block) do update set members = m.members | excluded.members;
  insert into image_counts as c
    select owner_id, type_id, count(*) filter (where deleted_at is null), sum(bytes) from new_images group by 1, 2
    on conflict (owner_id, type_id) do update set live = c.live + excluded.live, bytes = c.bytes + excluded.bytes;
  return null;
end $$;
create trigger images_marked after insert on images referencing new table as new_images
  for each statement execute function mark_new_images();

create function mark_changed_images() returns trigger language plpgsql as $$
declare
  old_rows images[];
  new_rows images[];
begin
  select array_agg(o order by o.owner_id, o.id), array_agg(n order by o.owner_id, o.id) into old_rows, new_rows
    from old_images o join new_images n on n.owner_id = o.owner_id and n.id = o.id
    where (o.seq, o.type_id, o.search_name, o.used_count > 0, o.deleted_at is null,
           o.format, o.width_px, o.height_px, o.has_alpha, o.bytes)
      is distinct from
          (n.seq, n.type_id, n.search_name, n.used_count > 0, n.deleted_at is null,
           n.format, n.width_px, n.height_px, n.has_alpha, n.bytes);
  if old_rows is null then return null; end if;
  perform from image_counters where owner_id in (select owner_id from unnest(old_rows)) order by owner_id for no key update;
  update image_marks m set members = m.members & ~gone.bits
    from (
      select owner_id, mark, (seq >> 10)::int as block, bit_or(image_bit(seq)) as bits
      from (
        select o.owner_id, o.seq, mark from unnest(old_rows) o, unnest(marks_of_image(o)) mark except all
        select n.owner_id, n.seq, mark from unnest(new_rows) n, unnest(marks_of_image(n)) mark) steps
      group by 1, 2, 3) gone
    where m.owner_id = gone.owner_id and m.mark = gone.mark and m.block = gone.block;
  insert into image_marks as m
    select owner_id, mark, (seq >> 10)::int, bit_or(image_bit(seq))
      from (
        select n.owner_id, n.seq, mark from unnest(new_rows) n, unnest(marks_of_image(n)) mark except all
        select o.owner_id, o.seq, mark from unnest(old_rows) o, unnest(marks_of_image(o)) mark) steps
      group by 1, 2, 3
    on conflict (owner_id, mark, block) do update set members = m.members | excluded.members;
  insert into image_counts as c
    select owner_id, type_id, sum(live), sum(bytes)
      from (
        select owner_id, type_id, (deleted_at is null)::int as live, bytes from unnest(new_rows) union all
        select owner_id, type_id, -(deleted_at is null)::int, -bytes from unnest(old_rows)) steps
      group by 1, 2 having sum(live) <> 0 or sum(bytes) <> 0
    on conflict (owner_id, type_id) do update set live = c.live + excluded.live, bytes = c.bytes + excluded.bytes;
  return null;
end $$;
create trigger images_remarked after update on images referencing old table as old_images new table as new_images
  for each statement execute function mark_changed_images();

create function unmark_images() returns trigger language plpgsql as $$
begin
  perform from image_counters where owner_id in (select owner_id from old_images) order by owner_id for no key update;
  update image_marks m set members = m.members & ~gone.bits
    from (
      select o.owner_id, mark, (o.seq >> 10)::int as block, bit_or(image_bit(o.seq)) as bits
      from old_images o, unnest(marks_of_image(o)) mark group by 1, 2, 3) gone
    where m.owner_id = gone.owner_id and m.mark = gone.mark and m.block = gone.block;
  update image_counts c set live = c.live - gone.live, bytes = c.bytes - gone.bytes
    from (
      select owner_id, type_id, count(*) filter (where deleted_at is null) as live, sum(bytes) as bytes
      from old_images group by 1, 2) gone
    where c.owner_id = gone.owner_id and c.type_id = gone.type_id;
  return null;
end $$;
create trigger images_unmarked after delete on images referencing old table as old_images
  for each statement execute function unmark_images();

-- Images of before.
insert into image_marks
  select i.owner_id, mark, (i.seq >> 10)::int, bit_or(image_bit(i.seq))
  from images i, unnest(marks_of_image(i)) mark group by 1, 2, 3;
insert into image_counts
  select owner_id, type_id, count(*) filter (where deleted_at is null), sum(bytes) from images group by 1, 2;
