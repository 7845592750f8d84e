-- In which sequence imports changed lines: an import is not undone before those that changed its lines after it.
create sequence order_changes;
alter table order_line_history add column first_seq bigint;
alter table order_line_history add column last_seq bigint;
with sorted as (
  select h.owner_id, h.import_id, h.line_id, row_number() over (order by l.seq) as place
  from order_line_history h
  join order_logs l on l.owner_id = h.owner_id and l.id = h.import_id
)
update order_line_history h
set first_seq = s.place, last_seq = s.place
from sorted s
where h.owner_id = s.owner_id and h.import_id = s.import_id and h.line_id = s.line_id;
select setval('order_changes', (select coalesce(max(last_seq), 0) + 1 from order_line_history));
alter table order_line_history alter column first_seq set not null;
alter table order_line_history alter column last_seq set not null;
create index order_line_history_lines on order_line_history (owner_id, line_id);

-- Lines of this import were changed by a later one that was deleted since: what they were in between is not known any more.
alter table order_logs add column later_deleted boolean not null default false;
