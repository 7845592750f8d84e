-- Surfaces, sizes, colours and pictures that a product had and has no more: orders, batches and SKUs keep their ids, which therefore never
-- come to mean something else. Until now they were not remembered, but every version that was made still names its own.
alter table own_templates add column retired jsonb not null default '[]';
with parts as (
  select v.owner_id, v.template_id, v.version, p.kind, p.part ->> 'id' as id,
    coalesce(p.part -> 'name' ->> 'zh', p.part ->> 'name') as name
  from template_versions v
  join own_templates t on t.owner_id = v.owner_id and t.id = v.template_id
  cross join lateral (
    select 'surface' as kind, s.value as part from jsonb_array_elements(v.definition -> 'surfaces') s
    union all select 'size', s.value from jsonb_array_elements(v.definition -> 'sizes') s
    union all select 'colour', c.value from jsonb_array_elements(v.definition -> 'colours') c) p),
newest as (
  select distinct on (owner_id, template_id, kind, id) * from parts order by owner_id, template_id, kind, id, version desc),
gone as (
  select n.owner_id, n.template_id,
    jsonb_agg(jsonb_build_object('kind', n.kind, 'id', n.id, 'name', n.name) order by n.kind, n.id) as retired
  from newest n
  join own_templates t on t.owner_id = n.owner_id and t.id = n.template_id
  where n.version < (select max(v.version) from template_versions v where v.owner_id = n.owner_id and v.template_id = n.template_id)
    and not coalesce(t.settings -> (n.kind || 's') @> jsonb_build_array(jsonb_build_object('id', n.id)), false)
  group by n.owner_id, n.template_id)
update own_templates t set retired = g.retired from gone g where g.owner_id = t.owner_id and g.template_id = t.id;
