-- How often a product was saved, so that one saved elsewhere meanwhile is not overwritten, and the newest of these that was made:
-- designs and orders are on that one while a newer one could not be made.
alter table own_templates add column revision integer not null default 1;
alter table own_templates add column made_revision integer;
update own_templates t set made_revision = 1
  from operations o where o.owner_id = t.owner_id and o.id = t.operation_id and o.state = 'succeeded';
create index own_templates_not_made on own_templates (owner_id) where made_revision is distinct from revision;
