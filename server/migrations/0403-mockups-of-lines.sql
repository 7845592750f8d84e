-- The mockup of a line as it was drawn with its own words, colour and size, by the key of its public object. Null = it was not drawn
-- as it is now. Buyers' words are encrypted anew with whatever else changes of them, so it is cleared by those who change what is printed.
alter table order_lines add column mockup_key text;

create function clear_mockup_key() returns trigger language plpgsql as $$
begin
  new.mockup_key := null;
  return new;
end $$;
create trigger order_lines_mockup_key
  before update of file_hash, design_id, design_version, template_version, colour_id, size_id on order_lines for each row
  when (
    (new.file_hash, new.design_id, new.design_version, new.template_version, new.colour_id, new.size_id)
    is distinct from
    (old.file_hash, old.design_id, old.design_version, old.template_version, old.colour_id, old.size_id)
  )
  execute function clear_mockup_key();
