-- A batch changes of most of its images only whether they are used, once for each design: their other marks, some fifty of a name and two
-- sides, are not worked out for that.
create or replace function mark_changed_images() returns trigger language plpgsql as $$
declare
  old_rows images[];
  new_rows images[];
  only_used boolean;
begin
  select array_agg(o order by o.owner_id, o.id), array_agg(n order by o.owner_id, o.id),
      bool_and((o.seq, o.type_id, o.search_name, o.deleted_at is null,
                o.format, o.width_px, o.height_px, o.has_alpha, o.bytes)
        is not distinct from
               (n.seq, n.type_id, n.search_name, n.deleted_at is null,
                n.format, n.width_px, n.height_px, n.has_alpha, n.bytes))
    into old_rows, new_rows, only_used
    from old_images o join new_images n on n.owner_id = o.owner_id and n.id = o.id
    where (o.seq, o.type_id, o.search_name, o.used_count > 0, o.deleted_at is null,
           o.format, o.width_px, o.height_px, o.has_alpha, o.bytes)
      is distinct from
          (n.seq, n.type_id, n.search_name, n.used_count > 0, n.deleted_at is null,
           n.format, n.width_px, n.height_px, n.has_alpha, n.bytes);
  if old_rows is null then return null; end if;
  perform from image_counters where owner_id in (select owner_id from unnest(old_rows)) order by owner_id for no key update;
  if only_used then
    update image_marks m set members = m.members & ~gone.bits
      from (select owner_id, (seq >> 10)::int as block, bit_or(image_bit(seq)) as bits
            from unnest(new_rows) where used_count = 0 group by 1, 2) gone
      where m.owner_id = gone.owner_id and m.mark = 'u' and m.block = gone.block;
    insert into image_marks as m
      select owner_id, 'u', (seq >> 10)::int, bit_or(image_bit(seq))
        from unnest(new_rows) where used_count > 0 group by 1, 3
      on conflict (owner_id, mark, block) do update set members = m.members | excluded.members;
    return null;
  end if;
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
