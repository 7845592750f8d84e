-- Names what is printed of a line without saying it, so that lines that print the same are found by an index: a keyed hash of the
-- buyer's words, '' where the line is equal to none, null where it was not worked out since the words were written.
alter table order_lines add column print_key text;

-- Whoever writes the words without their key clears the key: an old one would make lines equal that are not.
create function clear_print_key() returns trigger language plpgsql as $$
begin
  new.print_key := null;
  return new;
end $$;
create trigger order_lines_print_key before update of private on order_lines for each row
  when (new.private is distinct from old.private and new.print_key is not distinct from old.print_key)
  execute function clear_print_key();

create index order_lines_equal on order_lines (owner_id, design_id, print_key) where state in ('new', 'ready');
