-- The version of each template that a batch was planned with, by template: what is added to it later is made on the same one.
alter table batches add column template_versions jsonb not null default '{}';
update batches b
set template_versions = v.versions
from (
  select owner_id, batch_id, jsonb_object_agg(template_id, version) as versions
  from (
    select owner_id, batch_id, template_id, max(template_version) as version
    from batch_cells
    group by owner_id, batch_id, template_id
  ) as newest
  group by owner_id, batch_id
) as v
where v.owner_id = b.owner_id and v.batch_id = b.id;
